// The drawer beside the board (log, chat, menu): remembers whether it is open. A tap on a player shows their possessions.
// Errors appear next to the pointer. Unread chat messages are counted, and a new one is shown on the board for some seconds.
(() => {
  "use strict";
  const ROOT = new URL("../", document.currentScript.src).pathname; // the site may lie below a path
  const byId = (id) => document.getElementById(id);
  const wideScreen = matchMedia("(min-width: 701px)");
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
      // without storage, a reload closes the drawer and marks all messages as unread
    }
  };
  const openTab = (name) => {
    const tab = byId(`tab-${name}`);
    if (!tab) return;
    tab.checked = true;
    write("drawer", name);
    countUnread();
  };
  const currentTab = () => document.querySelector("input[name=tab]:checked")?.id.slice(4) || "board";

  // unread are messages of others after the last one that the open chat has shown in this browser
  const messages = () => [...document.querySelectorAll(".messages [data-message]")];
  const chatKey = () => `chat ${byId("table")?.dataset.url}`;
  let announced = null; // the number of the newest message at the last count; only newer ones get a toast
  const countUnread = () => {
    const badge = byId("unread"),
      all = messages(),
      last = Number(all.at(-1)?.dataset.message || 0);
    if (!badge) return;
    if (currentTab() === "chat") write(chatKey(), String(last));
    const seen = Number(read(chatKey()) || 0);
    const unread = all.filter((one) => !("mine" in one.dataset) && Number(one.dataset.message) > seen);
    badge.textContent = String(unread.length);
    badge.classList.toggle("read", !unread.length);
    const unannounced = unread.filter((one) => announced !== null && Number(one.dataset.message) > announced);
    announced = last;
    if (unannounced.length) toast(unannounced.at(-1).textContent.trim());
  };
  let toastTimer = 0;
  const toast = (text) => {
    const box = byId("chat-toast");
    if (!box) return;
    clearTimeout(toastTimer);
    box.hidden = !text;
    box.textContent = text;
    if (text) toastTimer = setTimeout(toast, 7000, "");
  };

  document.addEventListener("click", (event) => {
    const label = event.target.closest("label[for^=tab-]");
    if (label) {
      const name = label.htmlFor.slice(4);
      event.preventDefault();
      openTab(name === currentTab() ? "board" : name);
      return;
    }
    if (event.target.closest("[data-close]")) openTab("board");
    if (event.target.closest("#chat-toast")) {
      toast("");
      openTab("chat");
    }
    if (event.target.closest(".roster li") && !("animating" in document.documentElement.dataset))
      openTab(currentTab() === "players" ? "board" : "players");
    const pace = byId("pace");
    if (pace?.open && !event.target.closest("#pace")) pace.open = false;
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("input[name=tab]")) openTab(event.target.id.slice(4));
    if (event.target.matches("#pace input[name=pace]")) {
      document.documentElement.dataset.pace = event.target.value;
      const form = new URLSearchParams({ pace: event.target.value, back: location.pathname });
      fetch(`${ROOT}me`, { method: "POST", body: form, redirect: "manual" }).catch(() => {});
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && currentTab() !== "board" && !document.querySelector("[data-cancel]")) openTab("board");
  });

  // errors next to the pointer, within the window
  let pointer = null;
  addEventListener("pointerdown", (event) => {
    pointer = [event.clientX, event.clientY];
  }, true);
  const placeNotice = () => {
    const notice = byId("notice");
    if (!notice?.textContent.trim() || !pointer) return;
    const { width, height } = notice.getBoundingClientRect(); // in pixels of the window; on a large screen the table itself is zoomed
    const x = Math.max(width / 2 + 8, Math.min(pointer[0], innerWidth - width / 2 - 8));
    const y = pointer[1] + 24 + height < innerHeight - 60 ? pointer[1] + 24 : pointer[1] - height - 24;
    const zoom = notice.currentCSSZoom || 1;
    notice.style.setProperty("--toast-x", `${x / zoom}px`);
    notice.style.setProperty("--toast-y", `${Math.max(8, y) / zoom}px`);
  };

  const initialDecided = byId("table")?.dataset.decided; // the offer of a lesson is removed after the user's first decision
  document.addEventListener("htmx:afterSwap", () => {
    if (byId("table")?.dataset.decided !== initialDecided) byId("offer")?.remove();
    placeNotice();
    countUnread();
  });
  document.addEventListener("DOMContentLoaded", () => {
    const stored = read("drawer");
    if (stored && wideScreen.matches && stored !== "players") openTab(stored);
    countUnread();
  });
})();
