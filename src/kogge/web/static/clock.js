// Counts down the running clocks between two updates from the server.
(() => {
  "use strict";
  const deadlines = new WeakMap();
  const twoDigits = (number) => String(number).padStart(2, "0");
  const clockText = (seconds) => {
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes}:${twoDigits(seconds % 60)}`;
    return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  };
  const tick = () => {
    for (const clock of document.querySelectorAll("[data-left]")) {
      const sent = clock.dataset.left;
      if (deadlines.get(clock)?.sent !== sent)
        deadlines.set(clock, { sent, until: performance.now() + 1000 * Number(sent) });
      const left = Math.max(0, Math.round((deadlines.get(clock).until - performance.now()) / 1000));
      if (left < 86400) clock.textContent = clockText(left);
      clock.classList.toggle("short", left < 30);
    }
  };
  setInterval(tick, 500);
})();
