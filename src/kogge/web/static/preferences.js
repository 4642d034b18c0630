// A preference: moves are confirmed by a second press.
(() => {
  "use strict";
  const root = document.documentElement.dataset;
  const table = () => document.getElementById("table");

  // a move is armed by the first press and played by the second; anything else disarms it
  let armed = "";
  const nameOf = (button) => `${button.value} ${table()?.dataset.version}`;
  const mark = () => {
    for (const one of document.querySelectorAll("button[name=move]"))
      if (armed && nameOf(one) === armed) one.dataset.armed = document.getElementById("press-again").textContent;
      else delete one.dataset.armed;
  };
  document.addEventListener(
    "click",
    (event) => {
      if (root.confirm !== "yes") return;
      const button = event.target.closest("button[name=move]");
      if (button && nameOf(button) === armed) return;
      armed = button ? nameOf(button) : "";
      mark();
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      const request = document.getElementById("press-again"); // inserted again, so that screen readers read it every time
      request.replaceChildren(request.textContent);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !armed) return;
    armed = "";
    mark();
  });
  document.addEventListener("htmx:afterSwap", mark);

  // a scanned code is in the address after the #, which is not sent to the server
  document.addEventListener("DOMContentLoaded", () => {
    const code = document.querySelector("[data-from-address]");
    if (!code || location.hash.length < 2) return;
    code.value = decodeURIComponent(location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  });
})();
