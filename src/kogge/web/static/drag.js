// A piece that can be chosen can also be dragged: the start of the drag chooses it, and dropping it on a highlighted place
// moves it there. Everything also works with clicks.
(() => {
  "use strict";
  const MIN_DISTANCE = 8; // pixels; a shorter movement is a click
  let start = null, // where the press began
    piece = null,
    ghost = null, // the copy of the piece that follows the pointer
    dropLater = null; // waits for the response to the choice of the piece

  const reset = () => {
    ghost?.remove();
    start = piece = ghost = null;
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
  // the button of the highlighted place at this point
  const placeAt = (x, y) => {
    for (const one of document.elementsFromPoint(x, y)) {
      const found = one.closest("button[name=move]") || one.closest(".lit")?.querySelector("button[name=move]");
      if (found && !found.closest(".decision")) return found;
    }
    return null;
  };
  // moves the piece to the place at this point. If there is none, the response to the choice may not have arrived yet: after
  // the next update this is tried once more
  const drop = (x, y, isLast = false) => {
    const place = placeAt(x, y);
    if (place) place.click();
    else if (!isLast) {
      dropLater = () => drop(x, y, true);
      document.addEventListener("htmx:afterSettle", dropLater, { once: true });
    }
  };

  document.addEventListener("pointerdown", (event) => {
    document.removeEventListener("htmx:afterSettle", dropLater); // whatever is chosen now, the last piece was dropped beside a place
    const found = event.target.closest("button[name=pick].pick");
    if (!found || event.button) return;
    piece = found;
    start = [event.clientX, event.clientY];
  });
  document.addEventListener("pointermove", (event) => {
    if (!piece) return;
    if (ghost) follow(event);
    else if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > MIN_DISTANCE) begin(event);
  });
  document.addEventListener("pointerup", (event) => {
    const dragged = Boolean(ghost);
    reset();
    if (!dragged) return;
    const cancelClick = (click) => {
      if (!click.isTrusted) return;
      click.preventDefault();
      click.stopPropagation();
    };
    addEventListener("click", cancelClick, { capture: true, once: true }); // the click that the browser sends at the end of a drag
    setTimeout(() => removeEventListener("click", cancelClick, true));
    drop(event.clientX, event.clientY);
  });
  document.addEventListener("pointercancel", reset);
})();
