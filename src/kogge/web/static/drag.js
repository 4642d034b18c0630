// A piece that can be chosen can also be dragged: the start of the drag chooses it, and dropping it on a highlighted place
// moves it there. Everything also works with clicks.
(() => {
  "use strict";
  const START = 8; // pixels that the pointer may move during a click
  let from = null, // where the press began
    piece = null,
    ghost = null;

  const loosen = () => {
    ghost?.remove();
    from = piece = ghost = null;
  };
  const begin = (event) => {
    ghost = piece.cloneNode(true);
    ghost.removeAttribute("id");
    ghost.querySelectorAll("[id]").forEach((one) => one.removeAttribute("id"));
    ghost.classList.add("dragged");
    ghost.inert = true;
    document.body.append(ghost);
    if (piece.getAttribute("aria-pressed") !== "true") piece.click(); // highlights the possible places
    follow(event);
  };
  const follow = (event) => {
    ghost.style.left = `${event.clientX}px`;
    ghost.style.top = `${event.clientY}px`;
  };
  const placeAt = (x, y) => {
    for (const one of document.elementsFromPoint(x, y)) {
      const found = one.closest("button[name=move]") || one.closest(".lit")?.querySelector("button[name=move]");
      if (found && !found.closest(".decision")) return found;
    }
    return null;
  };
  // the response to the choice may not have arrived yet: the drop waits for it
  const drop = (x, y, isLast = false) => {
    const place = placeAt(x, y);
    if (place) place.click();
    else if (!isLast) document.addEventListener("htmx:afterSettle", () => drop(x, y, true), { once: true });
  };

  document.addEventListener("pointerdown", (event) => {
    const found = event.target.closest("button[name=pick].pick");
    if (!found || event.button) return;
    piece = found;
    from = [event.clientX, event.clientY];
  });
  document.addEventListener("pointermove", (event) => {
    if (!piece) return;
    if (ghost) follow(event);
    else if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > START) begin(event);
  });
  document.addEventListener("pointerup", (event) => {
    const dragged = Boolean(ghost);
    loosen();
    if (!dragged) return;
    const stop = (click) => {
      if (!click.isTrusted) return;
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener("click", stop, { capture: true, once: true }); // the end of a drag is no click
    setTimeout(() => removeEventListener("click", stop, true));
    drop(event.clientX, event.clientY);
  });
  document.addEventListener("pointercancel", loosen);
})();
