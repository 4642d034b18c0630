// Tooltips of items on the board: name, effect and current worth, on hover, on focus or on a long press. If a move can
// be carried out in several ways, they are drawn while its tooltip is open. A click on an impossible action shows why. On
// a touch screen the first tap on a move explains it and the second plays it, unless the player prefers to play with one
// tap.
(() => {
  "use strict";
  const DELAY = 350; // milliseconds before a tooltip opens
  const REACH = 28; // pixels around a finger that the tooltip leaves free
  const tooltip = document.createElement("div");
  tooltip.id = "tooltip";
  tooltip.role = "tooltip";
  tooltip.popover = "manual";
  const lines = ["b", "span", "em", "strong", "small"].map((tag) => tooltip.appendChild(document.createElement(tag)));
  let thing = null,
    finger = null, // where the user last pressed
    timer = 0,
    byFinger = false,
    held = false; // whether the press was long

  const thingAt = (node) => (node instanceof Element ? node.closest("[data-does]") : null);
  const drawWays = (move) => {
    for (const way of document.querySelectorAll("[data-way]")) way.classList.toggle("shown", way.dataset.way === move);
  };
  const place = () => {
    let at = thing.getBoundingClientRect();
    // a finger hides what is under it: the tooltip of a large item is placed next to the finger, not at the item's far end
    const isUnderFinger = byFinger && finger && at.top <= finger.y && finger.y <= at.bottom;
    if (isUnderFinger) {
      const [top, bottom] = [Math.max(at.top, finger.y - REACH), Math.min(at.bottom, finger.y + REACH)];
      at = new DOMRect(at.left, top, at.width, bottom - top);
    }
    const frame = thing.matches("[data-ways]") && thing.closest("[data-zoom]")?.getBoundingClientRect();
    if (frame) {
      // in the more distant corner of the map, so that the ways stay visible
      const down = at.top - frame.top < frame.height / 2 ? frame.height - tooltip.offsetHeight - 8 : 8;
      tooltip.style.top = `${frame.top + down}px`;
      tooltip.style.left = `${frame.left + 8}px`;
      return;
    }
    const above = at.top - tooltip.offsetHeight - 8;
    const across = (isUnderFinger ? finger.x : at.left + at.width / 2) - tooltip.offsetWidth / 2;
    tooltip.style.top = `${above > 4 ? above : Math.min(at.bottom + 8, innerHeight - tooltip.offsetHeight - 4)}px`;
    tooltip.style.left = `${Math.max(4, Math.min(across, innerWidth - tooltip.offsetWidth - 4))}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    if (!thing) return;
    thing.removeAttribute("aria-describedby");
    thing = null;
    drawWays("");
    tooltip.hidePopover();
  };
  const show = (one, then = "") => {
    if (thing !== one) hide();
    thing = one;
    [one.dataset.name, one.dataset.does, one.dataset.now, one.dataset.why, then].forEach((text, i) => {
      lines[i].textContent = text || "";
    });
    one.setAttribute("aria-describedby", "tooltip");
    drawWays(one.value || "");
    tooltip.showPopover();
    place();
  };
  const showSoon = (one) => {
    clearTimeout(timer);
    if (one && one !== thing) timer = setTimeout(show, DELAY, one);
  };

  document.body.append(tooltip); // the script is deferred, so the body exists
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const one = thingAt(event.target);
    if (thing && one !== thing) hide();
    showSoon(one);
  });
  document.addEventListener("focusin", (event) => {
    const one = thingAt(event.target);
    if (one && event.target.matches(":focus-visible")) show(one);
    else if (!byFinger) hide();
  });
  document.addEventListener("focusout", () => {
    if (!byFinger) hide();
  });
  document.addEventListener("pointerdown", (event) => {
    byFinger = event.pointerType !== "mouse";
    finger = { x: event.clientX, y: event.clientY };
    held = false;
    const one = thingAt(event.target);
    if (one !== thing) hide();
    if (byFinger && one)
      timer = setTimeout(() => {
        held = true;
        show(one);
      }, DELAY);
  });
  for (const ended of ["pointerup", "pointercancel"])
    document.addEventListener(ended, () => {
      if (byFinger) clearTimeout(timer);
    });
  // a long press is no click; the first tap on a move explains it, the second plays it
  const isExplainedFirst = (one, target) => {
    if (one.matches("[data-ways]")) return true;
    const move = target.closest("button[name=move]");
    return document.documentElement.dataset.confirm === "touch" && move && !move.closest(".decision");
  };
  document.addEventListener(
    "click",
    (event) => {
      const one = thingAt(event.target);
      const asks = byFinger && event.detail && one && one !== thing && isExplainedFirst(one, event.target);
      if (asks) show(one, document.getElementById("tap-again")?.textContent);
      else if (one?.dataset.why && !event.target.closest("button")) show(one); // it is impossible now: show why
      if (asks || held) {
        event.preventDefault();
        event.stopPropagation();
      } else if (byFinger && one && one === thing && event.target.closest("button")) hide(); // it is played
      held = false;
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (byFinger && thingAt(event.target)) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  addEventListener(
    "scroll",
    () => {
      if (!thing) return;
      if (thing.matches(":focus-visible, :has(:focus-visible)")) place(); // the focus has scrolled the page
      else hide();
    },
    { passive: true },
  );
  for (const changed of ["htmx:afterSwap", "kogge:frame", "kogge:present"])
    document.addEventListener(changed, () => {
      if (!thing) return;
      if (thing.isConnected) show(thing);
      else hide();
    });
})();
