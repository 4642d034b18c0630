// Winds a replay: by the slider, by buttons, by keys, or by itself. The address follows, so that it can be passed on.
(() => {
  "use strict";
  const LASTS = 3 * Number(document.documentElement.dataset.moveLasts); // milliseconds, as the person wishes
  const KEYS = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "last" };
  const reel = () => document.getElementById("reel");
  const shown = () => Number(reel().dataset.at);
  const total = () => Number(reel().dataset.total);

  // it is wound from the move that was last asked for, shown yet or not: no press is lost, however fast they come
  let wanted = null;
  const wind = (to) => {
    if (to === (wanted ?? shown())) return;
    wanted = to;
    htmx
      .ajax("GET", `${document.getElementById("table").dataset.reelUrl}?at=${to}`, {
        target: "#table",
        swap: "morph:outerHTML",
      })
      .catch(() => {});
  };
  const windBy = (name) => {
    const from = wanted ?? shown();
    wind(Math.min(total(), Math.max(0, { first: 0, back: from - 1, next: from + 1, last: total() }[name])));
  };

  // beside an analysis: what there is to say about the move that is shown
  const showPanel = () => {
    if (!document.getElementById("analysis")) return;
    const url = `${document.getElementById("table").dataset.reelUrl}/panel?at=${shown()}`;
    htmx.ajax("GET", url, { target: "#analysis", swap: "morph:outerHTML" }).catch(() => {});
    for (const link of document.querySelectorAll("#report a[data-line]"))
      link.toggleAttribute("aria-current", Number(link.dataset.line) === shown());
  };

  // the reel runs by itself: a move at a time, each as long after the one before was shown, three times as long after
  // something large
  let running = 0;
  const isPlaying = () => document.getElementById("reel-play").getAttribute("aria-pressed") === "true";
  const play = (on) => {
    clearTimeout(running);
    document.getElementById("reel-play").setAttribute("aria-pressed", String(on));
  };
  const goOn = () => {
    clearTimeout(running);
    if (!isPlaying()) return;
    const pause = "loud" in reel().dataset ? 3 * LASTS : LASTS;
    if (shown() < total()) running = setTimeout(windBy, pause, "next");
    else play(false);
  };
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target.id !== "table") return; // the analysis grows
    if (wanted !== null && shown() !== wanted) return; // a later move is on its way
    wanted = null;
    history.replaceState(null, "", `?at=${shown()}`);
    showPanel();
    goOn();
  });
  for (const failed of ["htmx:sendError", "htmx:responseError"])
    document.addEventListener(failed, () => {
      wanted = null;
      play(false);
    });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "reel-at") return;
    play(false);
    wind(Number(event.target.value));
  });
  // a click on a curve winds to the move under it
  document.addEventListener("click", (event) => {
    const curve = event.target.closest(".curve svg[data-total]");
    if (!curve || !reel()) return;
    const box = curve.getBoundingClientRect(),
      { left, right } = curve.dataset,
      part = ((event.clientX - box.left) / box.width - left) / (right - left);
    play(false);
    wind(Math.round(Math.min(1, Math.max(0, part)) * total()));
  });
  // a moment of the report shows its board
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#report a[data-line]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    play(false);
    wind(Number(link.dataset.line));
  });
  document.addEventListener("click", (event) => {
    const knob = event.target.closest("[data-reel]");
    if (!knob || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (knob.dataset.reel !== "play") {
      play(false);
      windBy(knob.dataset.reel);
      return;
    }
    const on = !isPlaying();
    play(on);
    if (on) wind((wanted ?? shown()) < total() ? (wanted ?? shown()) + 1 : 0);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.key in KEYS)) return;
    event.preventDefault();
    play(false);
    windBy(KEYS[event.key]);
  });
})();
