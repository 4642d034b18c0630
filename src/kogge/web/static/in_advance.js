// Answers given in advance: a player chooses several answers at once, and each is played when it is due. At a shared screen
// nobody has to pass the device for every answer. The answers are stored only in this tab.
(() => {
  "use strict";
  const table = () => document.getElementById("table");
  const keyOf = (seat, decision) => `advance ${table().dataset.url} ${seat} ${decision}`;
  const currentSeat = () => document.getElementById("uncover")?.value || table().dataset.seat;

  document.addEventListener("change", (event) => {
    const { advance } = event.target.dataset;
    if (advance) sessionStorage.setItem(keyOf(currentSeat(), advance), event.target.value);
  });
  // tick the stored answers, and play the one that is due now
  const showAndPlayAnswers = () => {
    const current = table();
    if (!current) return;
    for (const choice of document.querySelectorAll("[data-advance]"))
      choice.checked = sessionStorage.getItem(keyOf(currentSeat(), choice.dataset.advance)) === choice.value;
    const { about, turn, version, url } = current.dataset;
    const dueKey = about && turn === "mine" && !("animating" in document.documentElement.dataset) && keyOf(currentSeat(), about);
    const move = dueKey && sessionStorage.getItem(dueKey);
    if (!move) return;
    sessionStorage.removeItem(dueKey);
    // the response is not shown: at a shared screen somebody else may be looking
    const body = new URLSearchParams({ move, version, seat: currentSeat() });
    fetch(`${url}/move`, { method: "POST", body, redirect: "manual" }).catch(() => {});
  };
  for (const changed of ["DOMContentLoaded", "htmx:afterSettle", "kogge:present"])
    document.addEventListener(changed, showAndPlayAnswers);
})();
