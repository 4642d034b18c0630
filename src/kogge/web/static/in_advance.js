// Answers given in advance: the votes of one day are chosen in one place, and played when each is asked for. At a shared
// screen nobody need hand it over again for a vote that was given in advance. They stay in this tab only.
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
    // sent without asking for the seat's own view: whoever looks at a shared screen may be somebody else
    const body = new URLSearchParams({ move, version, seat: seatNow() });
    fetch(`${url}/move`, { method: "POST", body, redirect: "manual" }).catch(() => {});
  };
  for (const changed of ["DOMContentLoaded", "htmx:afterSettle", "kogge:present"])
    document.addEventListener(changed, settle);
})();
