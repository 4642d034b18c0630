// Lets running clocks count down between two responses of the server.
(() => {
  "use strict";
  const known = new WeakMap();
  const two = (number) => String(number).padStart(2, "0");
  const clockText = (seconds) => {
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
    return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  };
  const tick = () => {
    for (const clock of document.querySelectorAll("[data-left]")) {
      const sent = clock.dataset.left;
      if (known.get(clock)?.sent !== sent)
        known.set(clock, { sent, until: performance.now() + 1000 * Number(sent) });
      const left = Math.max(0, Math.round((known.get(clock).until - performance.now()) / 1000));
      if (left < 86400) clock.textContent = clockText(left);
      clock.classList.toggle("short", left < 30);
    }
  };
  setInterval(tick, 500);
})();
