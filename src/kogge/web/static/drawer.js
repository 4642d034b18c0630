// The drawer beside the board (log, chat, menu): remembers whether it is open. A tap on a player shows their possessions.
// Errors appear next to the pointer. Unread chat messages are counted, and a new one is shown on the board for some time.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
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
      // without storage the drawer opens again after a reload
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

  // unread: messages of others after the last one that this browser has shown in the open chat
  const messages = () => [...document.querySelectorAll(".messages [data-message]")];
  const key = () => `chat ${byId("table")?.dataset.url}`;
  let announced = null; // the last message that may have been shown as a toast
  const count = () => {
    const mark = byId("unread"),
      all = messages(),
      last = Number(all.at(-1)?.dataset.message || 0);
    if (!mark) return;
    if (opened() === "chat") write(key(), String(last));
    const seen = Number(read(key()) || 0);
    const fresh = all.filter((one) => !("mine" in one.dataset) && Number(one.dataset.message) > seen);
    mark.textContent = String(fresh.length);
    mark.classList.toggle("read", !fresh.length);
    const latest = fresh.filter((one) => announced !== null && Number(one.dataset.message) > announced);
    announced = last;
    if (latest.length) toast(latest.at(-1).textContent.trim());
  };
  let fading = 0;
  const toast = (text) => {
    const box = byId("chat-toast");
    if (!box) return;
    clearTimeout(fading);
    box.hidden = !text;
    box.textContent = text;
    if (text) fading = setTimeout(toast, 7000, "");
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
    if (event.target.closest("#chat-toast")) {
      toast("");
      open("chat");
    }
    if (event.target.closest(".roster li") && !("animating" in document.documentElement.dataset))
      open(opened() === "players" ? "board" : "players");
    const pace = byId("pace");
    if (pace?.open && !event.target.closest("#pace")) pace.open = false;
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("input[name=tab]")) open(event.target.id.slice(4));
    if (event.target.matches("#pace input[name=pace]")) {
      document.documentElement.dataset.pace = event.target.value;
      const form = new URLSearchParams({ pace: event.target.value, back: location.pathname });
      fetch(`${ROOT}me`, { method: "POST", body: form, redirect: "manual" }).catch(() => {});
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && opened() !== "board" && !document.querySelector("[data-cancel]")) open("board");
  });

  // errors next to the pointer, within the window
  let pointer = null;
  addEventListener("pointerdown", (event) => {
    pointer = [event.clientX, event.clientY];
  }, true);
  const placeNotice = () => {
    const notice = byId("notice");
    if (!notice?.textContent.trim() || !pointer) return;
    const { width, height } = notice.getBoundingClientRect(); // in pixels of the window: on a large screen the table is zoomed
    const across = Math.max(width / 2 + 8, Math.min(pointer[0], innerWidth - width / 2 - 8));
    const down = pointer[1] + 24 + height < innerHeight - 60 ? pointer[1] + 24 : pointer[1] - height - 24;
    const zoom = notice.currentCSSZoom || 1;
    notice.style.setProperty("--toast-x", `${across / zoom}px`);
    notice.style.setProperty("--toast-y", `${Math.max(8, down) / zoom}px`);
  };

  const initialDecided = byId("table")?.dataset.decided; // the lesson is offered until the user's first decision
  document.addEventListener("htmx:afterSwap", () => {
    if (byId("table")?.dataset.decided !== initialDecided) byId("offer")?.remove();
    placeNotice();
    count();
  });
  document.addEventListener("DOMContentLoaded", () => {
    const kept = read("drawer");
    if (kept && wide.matches && kept !== "players") open(kept);
    count();
  });
})();
