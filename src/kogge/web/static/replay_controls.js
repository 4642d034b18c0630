// Navigates a replay with the slider, buttons or keys, or plays it automatically. The address follows, so it can be shared.
(() => {
  "use strict";
  const MOVE_DURATION = 3 * Number(document.documentElement.dataset.moveLasts); // milliseconds, by the user's pace
  const KEYS = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last" };
  const controls = () => document.getElementById("replay-controls");
  const shown = () => Number(controls().dataset.at);
  const total = () => Number(controls().dataset.total);

  // steps start from the last requested move, even if it is not shown yet, so no key press is lost
  let wanted = null;
  const goTo = (to) => {
    if (to === (wanted ?? shown())) return;
    wanted = to;
    htmx
      .ajax("GET", `${document.getElementById("table").dataset.replayUrl}?at=${to}`, {
        target: "#table",
        swap: "morph:outerHTML",
      })
      .catch(() => {});
  };
  const step = (name) => {
    const from = wanted ?? shown();
    goTo(Math.min(total(), Math.max(0, { first: 0, back: from - 1, next: from + 1, last: total() }[name])));
  };

  // in an analysis: the comment on the move that was played here
  const showPanel = () => {
    if (!document.getElementById("analysis")) return;
    const url = `${document.getElementById("table").dataset.replayUrl}/panel?at=${shown()}`;
    htmx.ajax("GET", url, { target: "#analysis", swap: "morph:outerHTML" }).catch(() => {});
    for (const link of document.querySelectorAll("#report a[data-line]"))
      link.toggleAttribute("aria-current", Number(link.dataset.line) === shown() + 1);
  };

  // plays automatically, with a three times longer pause after a large event
  let timer = 0;
  const isPlaying = () => document.getElementById("replay-play").getAttribute("aria-pressed") === "true";
  const play = (on) => {
    clearTimeout(timer);
    document.getElementById("replay-play").setAttribute("aria-pressed", String(on));
  };
  const scheduleNext = () => {
    clearTimeout(timer);
    if (!isPlaying()) return;
    const pause = "loud" in controls().dataset ? 3 * MOVE_DURATION : MOVE_DURATION;
    if (shown() < total()) timer = setTimeout(step, pause, "next");
    else play(false);
  };
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target.id !== "table") return; // only the analysis was updated
    if (wanted !== null && shown() !== wanted) return; // a later move was requested
    wanted = null;
    history.replaceState(null, "", `?at=${shown()}`);
    showPanel();
    scheduleNext();
  });
  for (const failed of ["htmx:sendError", "htmx:responseError"])
    document.addEventListener(failed, () => {
      wanted = null;
      play(false);
    });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "replay-at") return;
    play(false);
    goTo(Number(event.target.value));
  });
  // a click on a curve goes to the move under it
  document.addEventListener("click", (event) => {
    const curve = event.target.closest(".curve svg[data-total]");
    if (!curve || !controls()) return;
    const box = curve.getBoundingClientRect(),
      { left, right } = curve.dataset,
      part = ((event.clientX - box.left) / box.width - left) / (right - left);
    play(false);
    goTo(Math.round(Math.min(1, Math.max(0, part)) * total()));
  });
  // a moment of the report shows the board before its move
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#report a[data-line]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(false);
    goTo(Math.max(0, Number(link.dataset.line) - 1));
    document.getElementById("table").scrollIntoView({ block: "nearest" }); // on a phone it lies above the report
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-replay]");
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (button.dataset.replay !== "play") {
      play(false);
      step(button.dataset.replay);
      return;
    }
    const on = !isPlaying();
    play(on);
    if (on) goTo((wanted ?? shown()) < total() ? (wanted ?? shown()) + 1 : 0);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.key in KEYS)) return;
    event.preventDefault();
    play(false);
    step(KEYS[event.key]);
  });
})();
