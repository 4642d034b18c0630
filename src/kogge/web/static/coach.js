// The tips of the guided first game: one at a time, each once, when it is the user's turn or the game is over, and after
// all animations. Tips that were read or turned off are stored in this browser.
(() => {
  "use strict";
  const box = () => document.getElementById("coach");
  const name = () => `coach ${document.getElementById("table")?.dataset.url}`;
  const load = () => {
    try {
      return JSON.parse(localStorage.getItem(name())) || { read: [] };
    } catch {
      return { read: [] };
    }
  };
  const kept = load();
  const keep = (changes) => {
    Object.assign(kept, changes);
    try {
      localStorage.setItem(name(), JSON.stringify(kept));
    } catch {
      // without storage the tips are shown again after a reload
    }
  };
  const isTime = () => {
    const { turn, status } = document.getElementById("table")?.dataset || {};
    return !document.documentElement.dataset.animating && (turn === "mine" || status === "over");
  };
  // are pieces still gliding to their places?
  const moving = () =>
    [...document.querySelectorAll("[data-piece]")]
      .flatMap((piece) => piece.getAnimations())
      .filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition) && one.playState === "running");
  let shown = ""; // the tip on the page; it counts as read when it no longer applies
  const show = () => {
    if (!box()) return;
    const tips = [...box().querySelectorAll("[data-tip]")];
    if (shown && !tips.some((tip) => tip.dataset.tip === shown)) keep({ read: [...new Set([...kept.read, shown])] });
    const fresh = tips.filter((tip) => !kept.read.includes(tip.dataset.tip));
    const same = fresh.find((tip) => tip.dataset.tip === shown);
    const flying = same ? [] : moving();
    if (!isTime() || flying.length) {
      box().hidden = true;
      Promise.allSettled(flying.map((one) => one.finished)).then(() => flying.length && show());
      return;
    }
    const now = kept.off ? undefined : same || fresh[0];
    for (const tip of tips) tip.hidden = tip !== now;
    shown = now ? now.dataset.tip : "";
    box().hidden = !now;
  };
  document.addEventListener("click", (event) => {
    const asked = event.target.closest("[data-coach]")?.dataset.coach;
    if (!asked) return;
    keep(asked === "off" ? { off: true } : { read: [...new Set([...kept.read, shown])] });
    shown = "";
    show();
  });
  // the animation of an update begins right after the swap
  for (const name of ["htmx:afterSwap", "kogge:present"]) document.addEventListener(name, () => queueMicrotask(show));
  document.addEventListener("DOMContentLoaded", () => {
    show();
    setTimeout(show); // after the animation of an update
  });
})();
