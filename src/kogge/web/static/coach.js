// The tips of the guided first game: each is shown once, one at a time, after all animations, when it is the user's turn or
// the game is over. The browser stores which tips were read, and whether tips are off.
(() => {
  "use strict";
  const box = () => document.getElementById("coach");
  const storageKey = () => `coach ${document.getElementById("table")?.dataset.url}`;
  const load = () => {
    try {
      return JSON.parse(localStorage.getItem(storageKey())) || { read: [] };
    } catch {
      return { read: [] };
    }
  };
  const stored = load();
  const store = (changes) => {
    Object.assign(stored, changes);
    try {
      localStorage.setItem(storageKey(), JSON.stringify(stored));
    } catch {
      // without storage the tips are shown again after a reload
    }
  };
  const mayShow = () => {
    const { turn, status } = document.getElementById("table")?.dataset || {};
    return !document.documentElement.dataset.animating && (turn === "mine" || status === "over");
  };
  // the animations of pieces that still glide to their places
  const runningGlides = () =>
    [...document.querySelectorAll("[data-piece]")]
      .flatMap((piece) => piece.getAnimations())
      .filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition) && one.playState === "running");
  let shown = ""; // the tip on the page; it also counts as read when it no longer applies
  const show = () => {
    if (!box()) return;
    const tips = [...box().querySelectorAll("[data-tip]")];
    if (shown && !tips.some((tip) => tip.dataset.tip === shown)) store({ read: [...new Set([...stored.read, shown])] });
    const unread = tips.filter((tip) => !stored.read.includes(tip.dataset.tip));
    const current = unread.find((tip) => tip.dataset.tip === shown);
    const glides = current ? [] : runningGlides();
    if (!mayShow() || glides.length) {
      box().hidden = true;
      Promise.allSettled(glides.map((one) => one.finished)).then(() => glides.length && show());
      return;
    }
    const next = stored.off ? undefined : current || unread[0];
    for (const tip of tips) tip.hidden = tip !== next;
    shown = next ? next.dataset.tip : "";
    box().hidden = !next;
  };
  document.addEventListener("click", (event) => {
    const action = event.target.closest("[data-coach]")?.dataset.coach;
    if (!action) return;
    store(action === "off" ? { off: true } : { read: [...new Set([...stored.read, shown])] });
    shown = "";
    show();
  });
  // the animation of an update begins right after the swap: check after it has begun
  for (const name of ["htmx:afterSwap", "kogge:present"]) document.addEventListener(name, () => queueMicrotask(show));
  document.addEventListener("DOMContentLoaded", () => {
    show();
    setTimeout(show); // again, once an animation of missed moves may have begun
  });
})();
