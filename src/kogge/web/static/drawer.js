// The drawer beside the board (log, chat, menu): open or closed as it was left. A tap on a player shows what they own.
// Errors appear beside the pointer. What was said in the chat since one last looked is counted.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const wide = matchMedia("(min-width: 701px)");
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const write = (name, value) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // a browser that keeps nothing opens the drawer anew
    }
  };
  const open = (name) => {
    const tab = byId(`tab-${name}`);
    if (!tab) return;
    tab.checked = true;
    write("drawer", name);
    count();
  };
  const opened = () => document.querySelector("input[name=tab]:checked")?.id.slice(4) || "board";

  // what was said since one last looked
  const count = () => {
    const mark = document.querySelector(".unread");
    const url = byId("table")?.dataset.url;
    if (!mark || !url) return;
    const said = Number(mark.dataset.count);
    if (opened() === "talk") write(`chat ${url}`, String(said));
    const fresh = said - Number(read(`chat ${url}`) || 0);
    mark.textContent = String(fresh);
    mark.classList.toggle("read", fresh <= 0);
  };

  document.addEventListener("click", (event) => {
    const label = event.target.closest("label[for^=tab-]");
    if (label) {
      const name = label.htmlFor.slice(4);
      event.preventDefault();
      open(name === opened() ? "board" : name);
      return;
    }
    if (event.target.closest("[data-close]")) open("board");
    if (event.target.closest(".roster li") && !("filming" in document.documentElement.dataset))
      open(opened() === "players" ? "board" : "players");
    const pace = byId("pace");
    if (pace?.open && !event.target.closest("#pace")) pace.open = false;
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("input[name=tab]")) open(event.target.id.slice(4));
    if (event.target.matches("#pace input[name=pace]")) {
      document.documentElement.dataset.pace = event.target.value;
      const form = new URLSearchParams({ pace: event.target.value, back: location.pathname });
      fetch("/me", { method: "POST", body: form, redirect: "manual" }).catch(() => {});
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && opened() !== "board" && !document.querySelector("[data-cancel]")) open("board");
  });

  // errors beside the pointer, within the window
  let at = null;
  addEventListener("pointerdown", (event) => {
    at = [event.clientX, event.clientY];
  }, true);
  const placeNotice = () => {
    const notice = byId("notice");
    if (!notice?.textContent.trim() || !at) return;
    const half = notice.offsetWidth / 2;
    const across = Math.max(half + 8, Math.min(at[0], innerWidth - half - 8));
    const down = at[1] + 24 + notice.offsetHeight < innerHeight - 60 ? at[1] + 24 : at[1] - notice.offsetHeight - 24;
    const zoom = notice.currentCSSZoom || 1;
    notice.style.setProperty("--toast-x", `${across / zoom}px`);
    notice.style.setProperty("--toast-y", `${Math.max(8, down) / zoom}px`);
  };

  document.addEventListener("htmx:afterSwap", () => {
    placeNotice();
    count();
  });
  document.addEventListener("DOMContentLoaded", () => {
    const kept = read("drawer");
    if (kept && wide.matches && kept !== "players") open(kept);
    count();
  });
})();
