// Tooltips of items on the board: name, effect and current worth, on hover, on focus or on a long press. If a move can
// be carried out in several ways, they are drawn while its tooltip is open. A click on an impossible action shows why it is
// impossible. On a touch screen the first tap on a move explains it and the second plays it, unless the user prefers one tap.
(() => {
  "use strict";
  const DELAY = 350; // milliseconds before a tooltip opens
  const FINGER_RADIUS = 28; // pixels around a finger that the tooltip leaves free
  const tooltip = document.createElement("div");
  tooltip.id = "tooltip";
  tooltip.role = "tooltip";
  tooltip.popover = "manual";
  const lines = ["b", "span", "em", "strong", "small"].map((tag) => tooltip.appendChild(document.createElement(tag)));
  let item = null,
    pressedAt = null, // where the user last pressed
    timer = 0,
    byFinger = false,
    isLongPress = false; // whether the last press was long

  const itemAt = (node) => (node instanceof Element ? node.closest("[data-does]") : null);
  const drawWays = (move) => {
    for (const way of document.querySelectorAll("[data-way]")) way.classList.toggle("shown", way.dataset.way === move);
  };
  const position = () => {
    let rect = item.getBoundingClientRect();
    // a finger hides what is under it: the tooltip of a large item is placed next to the finger, not at the item's far end
    const isUnderFinger = byFinger && pressedAt && rect.top <= pressedAt.y && pressedAt.y <= rect.bottom;
    if (isUnderFinger) {
      const [top, bottom] = [Math.max(rect.top, pressedAt.y - FINGER_RADIUS), Math.min(rect.bottom, pressedAt.y + FINGER_RADIUS)];
      rect = new DOMRect(rect.left, top, rect.width, bottom - top);
    }
    const frame = item.matches("[data-ways]") && item.closest("[data-zoom]")?.getBoundingClientRect();
    if (frame) {
      // in the left corner of the map that is farther away, so that the ways stay visible
      const down = rect.top - frame.top < frame.height / 2 ? frame.height - tooltip.offsetHeight - 8 : 8;
      tooltip.style.top = `${frame.top + down}px`;
      tooltip.style.left = `${frame.left + 8}px`;
      return;
    }
    const above = rect.top - tooltip.offsetHeight - 8;
    const across = (isUnderFinger ? pressedAt.x : rect.left + rect.width / 2) - tooltip.offsetWidth / 2;
    tooltip.style.top = `${above > 4 ? above : Math.min(rect.bottom + 8, innerHeight - tooltip.offsetHeight - 4)}px`;
    tooltip.style.left = `${Math.max(4, Math.min(across, innerWidth - tooltip.offsetWidth - 4))}px`;
  };
  const hide = () => {
    clearTimeout(timer);
    if (!item) return;
    item.removeAttribute("aria-describedby");
    item = null;
    drawWays("");
    tooltip.hidePopover();
  };
  const show = (one, prompt = "") => {
    if (item !== one) hide();
    item = one;
    [one.dataset.name, one.dataset.does, one.dataset.now, one.dataset.why, prompt].forEach((text, i) => {
      lines[i].textContent = text || "";
    });
    one.setAttribute("aria-describedby", "tooltip");
    drawWays(one.value || "");
    tooltip.showPopover();
    position();
  };
  const showSoon = (one) => {
    clearTimeout(timer);
    if (one && one !== item) timer = setTimeout(show, DELAY, one);
  };

  document.body.append(tooltip); // the script is deferred, so the body exists
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const one = itemAt(event.target);
    if (item && one !== item) hide();
    showSoon(one);
  });
  document.addEventListener("focusin", (event) => {
    const one = itemAt(event.target);
    if (one && event.target.matches(":focus-visible")) show(one);
    else if (!byFinger) hide();
  });
  document.addEventListener("focusout", () => {
    if (!byFinger) hide();
  });
  document.addEventListener("pointerdown", (event) => {
    byFinger = event.pointerType !== "mouse";
    pressedAt = { x: event.clientX, y: event.clientY };
    isLongPress = false;
    const one = itemAt(event.target);
    if (one !== item) hide();
    if (byFinger && one)
      timer = setTimeout(() => {
        isLongPress = true;
        show(one);
      }, DELAY);
  });
  for (const name of ["pointerup", "pointercancel"])
    document.addEventListener(name, () => {
      if (byFinger) clearTimeout(timer);
    });
  // whether the first tap on an item only explains it
  const isExplainedFirst = (one, target) => {
    if (one.matches("[data-ways]")) return true;
    const move = target.closest("button[name=move]");
    return document.documentElement.dataset.confirm === "touch" && move && !move.closest(".decision");
  };
  document.addEventListener(
    "click",
    (event) => {
      const one = itemAt(event.target);
      const onlyExplains = byFinger && event.detail && one && one !== item && isExplainedFirst(one, event.target);
      if (onlyExplains) show(one, document.getElementById("tap-again")?.textContent);
      else if (one?.dataset.why && !event.target.closest("button")) show(one); // an impossible action: show why
      if (onlyExplains || isLongPress) {
        event.preventDefault();
        event.stopPropagation();
      } else if (byFinger && one && one === item && event.target.closest("button")) hide(); // the move is played
      isLongPress = false;
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (byFinger && itemAt(event.target)) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
  });
  addEventListener(
    "scroll",
    () => {
      if (!item) return;
      if (item.matches(":focus-visible, :has(:focus-visible)")) position(); // the focus has scrolled the page
      else hide();
    },
    { passive: true },
  );
  for (const name of ["htmx:afterSwap", "kogge:frame", "kogge:present"])
    document.addEventListener(name, () => {
      if (!item) return;
      if (item.isConnected) show(item);
      else hide();
    });
})();
