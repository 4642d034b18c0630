// The preference to confirm moves by a second press, and forms that take a code from the address.
(() => {
  "use strict";
  const root = document.documentElement.dataset;
  const table = () => document.getElementById("table");

  // the first press arms a move, the second plays it; a click elsewhere or Escape disarms it
  let armed = ""; // the key of the armed move
  const keyOf = (button) => `${button.value} ${table()?.dataset.version}`;
  const markArmed = () => {
    for (const one of document.querySelectorAll("button[name=move]"))
      if (armed && keyOf(one) === armed) one.dataset.armed = document.getElementById("press-again").textContent;
      else delete one.dataset.armed;
  };
  document.addEventListener(
    "click",
    (event) => {
      if (root.confirm !== "yes") return;
      const button = event.target.closest("button[name=move]");
      if (button && keyOf(button) === armed) return;
      armed = button ? keyOf(button) : "";
      markArmed();
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      const prompt = document.getElementById("press-again"); // its text is inserted again, so that screen readers read it every time
      prompt.replaceChildren(prompt.textContent);
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !armed) return;
    armed = "";
    markArmed();
  });
  document.addEventListener("htmx:afterSwap", markArmed);

  // the address of a scanned code contains it after the #, which the browser does not send to the server
  document.addEventListener("DOMContentLoaded", () => {
    const code = document.querySelector("[data-from-address]");
    if (!code || location.hash.length < 2) return;
    code.value = decodeURIComponent(location.hash.slice(1));
    history.replaceState(null, "", location.pathname);
  });
})();
