// Answers given in advance: a player chooses the votes of one day together, and each is played when it is due. At a shared
// screen this saves handing the screen over for every vote. The answers are kept only in this tab.
(() => {
  "use strict";
  const table = () => document.getElementById("table");
  const key = (seat, about) => `advance ${table().dataset.url} ${seat} ${about}`;
  const seatNow = () => document.getElementById("uncover")?.value || table().dataset.seat;

  document.addEventListener("change", (event) => {
    const { advance } = event.target.dataset;
    if (advance) sessionStorage.setItem(key(seatNow(), advance), event.target.value);
  });
  const settle = () => {
    const one = table();
    if (!one) return;
    for (const choice of document.querySelectorAll("[data-advance]"))
      choice.checked = sessionStorage.getItem(key(seatNow(), choice.dataset.advance)) === choice.value;
    const { about, turn, version, url } = one.dataset;
    const place = about && turn === "mine" && !("animating" in document.documentElement.dataset) && key(seatNow(), about);
    const move = place && sessionStorage.getItem(place);
    if (!move) return;
    sessionStorage.removeItem(place);
    // posted without fetching the seat's view: somebody else may be looking at a shared screen
    const body = new URLSearchParams({ move, version, seat: seatNow() });
    fetch(`${url}/move`, { method: "POST", body, redirect: "manual" }).catch(() => {});
  };
  for (const changed of ["DOMContentLoaded", "htmx:afterSettle", "kogge:present"])
    document.addEventListener(changed, settle);
})();
