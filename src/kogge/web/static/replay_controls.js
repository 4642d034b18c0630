// Navigates a replay with the slider, buttons or keys, or plays it automatically. The address of the page always leads to the
// move shown, so it can be shared.
(() => {
  "use strict";
  // milliseconds that automatic playing shows a move, by the user's pace
  const MOVE_DURATION = 3 * Number(document.documentElement.dataset.moveLasts);
  const KEYS = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last" };
  const controls = () => document.getElementById("replay-controls");
  const shown = () => Number(controls().dataset.at);
  const total = () => Number(controls().dataset.total);

  // the move that was requested and is not shown yet; the next step starts from it, so no key press is lost
  let requested = null;
  const goTo = (to) => {
    if (to === (requested ?? shown())) return;
    requested = to;
    htmx
      .ajax("GET", `${document.getElementById("table").dataset.replayUrl}?at=${to}`, {
        target: "#table",
        swap: "morph:outerHTML",
      })
      .catch(() => {});
  };
  const step = (name) => {
    const from = requested ?? shown();
    goTo(Math.min(total(), Math.max(0, { first: 0, back: from - 1, next: from + 1, last: total() }[name])));
  };

  // on the page of an analysis: show the comment on the next move, and mark its link in the report
  const showPanel = () => {
    if (!document.getElementById("analysis")) return;
    const url = `${document.getElementById("table").dataset.replayUrl}/panel?at=${shown()}`;
    htmx.ajax("GET", url, { target: "#analysis", swap: "morph:outerHTML" }).catch(() => {});
    for (const link of document.querySelectorAll("#report a[data-line]"))
      link.toggleAttribute("aria-current", Number(link.dataset.line) === shown() + 1);
  };

  // automatic playing; a move with a large event is shown three times as long
  let timer = 0;
  const isPlaying = () => document.getElementById("replay-play").getAttribute("aria-pressed") === "true";
  const setPlaying = (on) => {
    clearTimeout(timer);
    document.getElementById("replay-play").setAttribute("aria-pressed", String(on));
  };
  const scheduleNext = () => {
    clearTimeout(timer);
    if (!isPlaying()) return;
    const pause = "loud" in controls().dataset ? 3 * MOVE_DURATION : MOVE_DURATION;
    if (shown() < total()) timer = setTimeout(step, pause, "next");
    else setPlaying(false);
  };
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target.id !== "table") return; // only the analysis was updated
    if (requested !== null && shown() !== requested) return; // a later move was requested
    requested = null;
    history.replaceState(null, "", `?at=${shown()}`);
    showPanel();
    scheduleNext();
  });
  for (const failed of ["htmx:sendError", "htmx:responseError"])
    document.addEventListener(failed, () => {
      requested = null;
      setPlaying(false);
    });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "replay-at") return;
    setPlaying(false);
    goTo(Number(event.target.value));
  });
  // a click on a curve goes to the move under it
  document.addEventListener("click", (event) => {
    const curve = event.target.closest(".curve svg[data-total]");
    if (!curve || !controls()) return;
    const box = curve.getBoundingClientRect(),
      { left, right } = curve.dataset,
      fraction = ((event.clientX - box.left) / box.width - left) / (right - left);
    setPlaying(false);
    goTo(Math.round(Math.min(1, Math.max(0, fraction)) * total()));
  });
  // a link in the report shows the board before that move
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#report a[data-line]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(false);
    goTo(Math.max(0, Number(link.dataset.line) - 1));
    document.getElementById("table").scrollIntoView({ block: "nearest" }); // on a phone the board is above the report
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-replay]");
    if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (button.dataset.replay !== "play") {
      setPlaying(false);
      step(button.dataset.replay);
      return;
    }
    const on = !isPlaying();
    setPlaying(on);
    if (on) goTo((requested ?? shown()) < total() ? (requested ?? shown()) + 1 : 0);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.key in KEYS)) return;
    event.preventDefault();
    setPlaying(false);
    step(KEYS[event.key]);
  });
})();
