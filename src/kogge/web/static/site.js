// The little that the server cannot do: revision, pieces that glide, keys, the guide.
// Everything works without it, one page at a time.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const calm = {
    get matches() {
      return still.matches || document.documentElement.dataset.motion === "less";
    },
  };

  // pieces that change places are taken out and put in again: Chromium 156 falls over some that are moved in one
  // step (Element.moveBefore)
  delete Element.prototype.moveBefore;

  // what the reader has opened stays open, and what they type stays typed; anything else with the focus, such as the
  // button they have just pressed, is brought up to date
  Object.defineProperty(Idiomorph.defaults, "ignoreActiveValue", {
    enumerable: true,
    get: () => Boolean(document.activeElement?.matches("input, textarea, select")),
  });
  // where Idiomorph fails, which it does now and then, it leaves half a new element beside the old one, and a hidden one
  // with what it has taken out. The old one gets its place back; the whole table is then fetched and replaces it
  const morph = Idiomorph.morph;
  Idiomorph.morph = (old, ...given) => {
    const { parentNode, previousSibling, nextSibling } = old;
    const leftOver = document.body.nextElementSibling;
    try {
      return morph(old, ...given);
    } catch (error) {
      const first = () => (previousSibling ? previousSibling.nextSibling : parentNode.firstChild);
      while (first() !== nextSibling) first().remove();
      parentNode.insertBefore(old, nextSibling);
      while (document.body.nextElementSibling !== leftOver) document.body.nextElementSibling.remove();
      if (old.id !== "table") throw error;
      console.warn(error);
      setTimeout(recover);
      return [];
    }
  };
  const recover = () => {
    const table = byId("table");
    if (!table) return location.reload();
    table.dataset.page = ""; // no page that an update could start from
    const query = new URLSearchParams({ seat: table.dataset.seat, pick: table.dataset.pick });
    if (!table.dataset.seat) query.delete("seat");
    const how = { target: "#table", swap: "outerHTML" };
    htmx.ajax("GET", `${table.dataset.url}/board?${query}`, how).catch(() => {});
  };
  let said = 0;
  const isFresh = (old, now) =>
    old.id === "notice" && old.textContent && !now.textContent.trim() && performance.now() - said < 6000;
  // an update has only what has changed; an element marked `same` stands for the one that is there
  Idiomorph.defaults.callbacks.beforeNodeMorphed = (old, now) =>
    !((old.dataset && "keep" in old.dataset) || now.attributes?.same || isFresh(old, now));
  Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) =>
    !(name === "open" && node.tagName === "DETAILS");

  // pieces that lie at another place now glide there from where they were; what only stands elsewhere on the screen,
  // because something above it has grown, has not moved
  let before = new Map();
  const pieces = () => document.querySelectorAll("[data-piece]");
  const remember = () => {
    before = new Map();
    for (const piece of pieces())
      before.set(piece.id, { place: piece.dataset.piece, rect: piece.getBoundingClientRect() });
  };
  const glide = () => {
    if (calm.matches || "manual" in (byId("table")?.dataset || {})) return; // nothing flies over the buttons of a physical game
    // first measure all, then move all: measuring after a move makes the browser lay the page out again, for
    // every piece
    for (const [piece, to] of Array.from(pieces(), (one) => [one, one.getBoundingClientRect()])) {
      const was = before.get(piece.id);
      if (!was) {
        piece.animate(
          [
            { opacity: 0, transform: "scale(.6)" },
            { opacity: 1, transform: "none" },
          ],
          { duration: 260, easing: "ease-out" },
        );
        continue;
      }
      if (was.place === piece.dataset.piece || !to.width) continue;
      const from = was.rect,
        zoom = piece.currentCSSZoom || 1, // a large screen shows the table larger
        dx = (from.left - to.left) / zoom,
        dy = (from.top - to.top) / zoom;
      const scale = from.width && to.width ? from.width / to.width : 1;
      piece.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 9 },
          { transform: "none", transformOrigin: "0 0", zIndex: 9 },
        ],
        { duration: 520, easing: "cubic-bezier(.3,.9,.3,1)" },
      );
      piece.classList.add("just");
      setTimeout(() => piece.classList.remove("just"), 2600);
    }
  };

  // the tab says whose turn it is, the rules show the phase
  const plainTitle = document.title;
  const settle = () => {
    const table = byId("table");
    if (!table) return;
    document.title = (table.dataset.turn === "mine" ? "● " + table.dataset.yours + " – " : "") + plainTitle;
    for (const part of document.querySelectorAll(".rules [data-phase]"))
      part.classList.toggle("now", part.dataset.phase === table.dataset.phase);
  };

  // a board too large for a small screen is shown as a whole; a touch goes near, and what is pressed then is large
  // enough for a finger. Where all that may be pressed lies close together the page goes near by itself.
  const small = matchMedia("(max-width: 700px)");
  const root = document.documentElement.dataset;
  const centre = (frame, across, down) => {
    root.board = "near";
    frame.scrollLeft = across * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = down * frame.scrollHeight - frame.clientHeight / 2;
  };
  const within = (frame, one) => {
    const inner = frame.firstElementChild.getBoundingClientRect(),
      rect = one.getBoundingClientRect();
    return [
      (rect.left - inner.left) / inner.width,
      (rect.right - inner.left) / inner.width,
      (rect.top - inner.top) / inner.height,
      (rect.bottom - inner.top) / inner.height,
    ];
  };
  const approach = (frame) => {
    const places = [...frame.querySelectorAll("button")].map((one) => within(frame, one));
    if (!places.length) return;
    const [left, right, top, bottom] = [0, 1, 2, 3].map((i) =>
      Math[i % 2 ? "max" : "min"](...places.map((one) => one[i])),
    );
    root.board = "near";
    const fitsAcross = (right - left) * frame.scrollWidth <= frame.clientWidth;
    const fitsDown = (bottom - top) * frame.scrollHeight <= frame.clientHeight;
    if (fitsAcross && fitsDown) centre(frame, (left + right) / 2, (top + bottom) / 2);
    else root.board = "whole";
  };
  document.addEventListener(
    "click",
    (event) => {
      if (event.target.closest("[data-whole]")) root.board = "whole";
      const frame = event.target.closest("[data-zoom]");
      if (!frame || !small.matches || root.board !== "whole" || !event.detail) return; // a key presses at once
      event.preventDefault();
      event.stopPropagation();
      const inner = frame.firstElementChild.getBoundingClientRect();
      centre(frame, (event.clientX - inner.left) / inner.width, (event.clientY - inner.top) / inner.height);
    },
    true,
  );

  // a small screen goes near to what may be pressed on a large map, once for each decision; the page never scrolls
  let bidden = "";
  const lead = () => {
    const table = byId("table");
    if (!table || table.dataset.turn !== "mine" || bidden === table.dataset.version) return;
    bidden = table.dataset.version;
    const frame = document.querySelector("[data-zoom]");
    if (frame && small.matches) approach(frame);
  };
  small.addEventListener("change", () => {
    bidden = "";
    settle();
    lead();
  });
  document.addEventListener("htmx:beforeSwap", remember);
  // an animation shows the table step by step, and at its end as it is now
  document.addEventListener("kogge:before", remember);
  document.addEventListener("kogge:frame", () => {
    glide();
    settle();
  });
  document.addEventListener("kogge:present", () => {
    glide();
    settle();
    bidden = "";
    lead();
  });
  document.addEventListener("htmx:responseError", () => {
    said = performance.now();
  });
  document.addEventListener("htmx:afterSwap", () => {
    putIn();
    glide();
    settle();
    lead();
  });
  document.addEventListener("DOMContentLoaded", () => {
    root.board = "whole";
    settle();
    lead();
  });

  // a double click is one click: its second half presses nothing, unless the first tap has only explained the move;
  // and while an answer is due, forms wait
  document.addEventListener(
    "click",
    (event) => {
      const isExplained = document.querySelector("#tooltip:popover-open > small:not(:empty)");
      if (event.detail > 1 && !isExplained && event.target.closest("button[name=move]")) {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    true,
  );
  let due = 0;
  const isPost = (event) => event.detail.requestConfig.verb === "post";
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (isPost(event) && due) event.preventDefault();
  });
  // the request itself says when it is over: what htmx tells of it reaches nobody if the form that sent it has gone meanwhile
  const whenOver = (event, act) => event.detail.xhr.addEventListener("loadend", act);
  document.addEventListener("htmx:beforeSend", (event) => {
    if (!isPost(event)) return;
    due += 1;
    whenOver(event, () => (due -= 1));
  });

  // while the engine is being loaded, the hint button waits and asks again: the hint then comes by itself
  const PATIENCE = 120000; // milliseconds
  let asksUntil = 0,
    nextAsk = 0;
  const stopWaiting = () => {
    clearTimeout(nextAsk);
    if (asksUntil && byId("notice")) byId("notice").textContent = "";
    asksUntil = 0;
    delete root.awaits;
  };
  const askAgain = (version, pause) => {
    clearTimeout(nextAsk);
    nextAsk = setTimeout(() => {
      const table = byId("table")?.dataset;
      if (table?.version !== version || table.turn !== "mine") stopWaiting();
      else if (due || table.pick) askAgain(version, pause); // not in the middle of a move
      else byId("hint")?.click();
    }, pause);
  };
  document.addEventListener("htmx:beforeSwap", ({ detail }) => {
    if (!detail.pathInfo?.requestPath.endsWith("/hints")) return;
    const now = performance.now(),
      pause = 1000 * Number(detail.xhr.getResponseHeader("Retry-After"));
    if (!pause || (asksUntil && now > asksUntil)) return stopWaiting(); // the hint, or why there is none
    asksUntil ||= now + PATIENCE;
    detail.shouldSwap = false;
    root.awaits = "hint";
    byId("notice").textContent = byId("hint").dataset.wait;
    askAgain(byId("table").dataset.version, pause);
  });
  document.addEventListener("htmx:sendError", stopWaiting);

  document.addEventListener("htmx:afterRequest", (event) => {
    if (event.detail.successful && event.target.matches("form[data-keep]")) event.target.reset();
  });

  // whoever asked how the table stands and got no answer asks again: the next revision may be long in coming
  const isInVain = ({ requestConfig, target, xhr }) =>
    requestConfig.verb === "get" && target.id === "table" && (!xhr.status || xhr.status === 429 || xhr.status >= 500);

  // answers come back in any order: an answer asked for earlier than the one that is shown is thrown away,
  // and revision that come while an answer is due are looked at afterwards
  const asked = new WeakMap();
  let asking = 0,
    count = 0,
    shown = 0,
    missed = false,
    fetchNow = () => {};
  document.addEventListener("htmx:beforeSend", (event) => {
    asking += 1;
    asked.set(event.detail.xhr, (count += 1));
    whenOver(event, () => {
      asking -= 1;
      if (isInVain(event.detail)) setTimeout(hear, 1500);
      if (event.detail.pathInfo.requestPath.endsWith("/join")) document.dispatchEvent(new Event("kogge:joined"));
      if (asking || !missed) return;
      missed = false;
      fetchNow();
    });
  });
  document.addEventListener("htmx:beforeSwap", (event) => {
    const { target, xhr, serverResponse } = event.detail;
    const number = (xhr && asked.get(xhr)) || 0;
    if (target.id !== "table") return;
    const update = updateOf(serverResponse);
    if (update) event.detail.shouldSwap = fits(update, serverResponse);
    else if (number < shown) event.detail.shouldSwap = false;
    else shown = number;
  });

  // an update starts from a page; if another one is shown (somebody has picked something, or an answer came first), the
  // whole table is fetched, unless it is newer than the update
  const UPDATE = /data-page="(?<to>\w+)" data-from="(?<from>\w+)"\s+data-revision="(?<revision>\d+)"/;
  const updateOf = (html) => html.slice(0, 600).match(UPDATE)?.groups;
  const fits = ({ from, to, revision }, html) => {
    const now = byId("table").dataset;
    if (from === now.page) return true;
    const said = new DOMParser().parseFromString(html, "text/html").getElementById("notice");
    if (said?.textContent) byId("notice").textContent = said.textContent;
    if (to !== now.page && Number(revision) >= Number(now.revision)) hear();
    return false;
  };
  document.addEventListener("htmx:configRequest", (event) => {
    const page = byId("table")?.dataset.page;
    if (page) event.detail.headers["Kogge-Page"] = page;
  });
  // `same=9` stands for nine list items in a row, and of a `same` element only the elements in it change: those are put
  // in after the rest. On the window, so after those who look at what comes in
  let parts = [];
  addEventListener("htmx:beforeSwap", ({ detail }) => {
    parts = [];
    if (detail.target.id !== "table" || !updateOf(detail.serverResponse)) return;
    const page = new DOMParser().parseFromString(detail.serverResponse, "text/html");
    for (const one of page.querySelectorAll("[same]")) {
      for (const part of [...one.children]) {
        part.remove();
        parts.push(part);
      }
      let item = byId(one.id);
      for (let more = Number(one.getAttribute("same")) - 1; more > 0 && item?.nextElementSibling; more -= 1) {
        item = item.nextElementSibling;
        const next = page.createElement("li");
        next.id = item.id;
        next.setAttribute("same", "");
        (one.last || one).after(next);
        one.last = next;
      }
    }
    detail.serverResponse = page.getElementById("table").outerHTML;
  });
  const putIn = () => {
    for (const part of parts.splice(0)) {
      const shown = byId(part.id);
      if (!shown) continue;
      const whole = document.importNode(part, true);
      try {
        Idiomorph.morph(shown, part, { morphStyle: "outerHTML" });
      } catch (error) {
        console.warn(error);
        shown.replaceWith(whole);
      }
      htmx.process(byId(part.id));
    }
  };
  const apply = (html) => {
    const detail = { target: byId("table"), serverResponse: html, shouldSwap: true };
    document.dispatchEvent(new CustomEvent("htmx:beforeSwap", { detail, bubbles: true }));
    const how = { swapStyle: "morph:outerHTML", swapDelay: 0, settleDelay: 0 };
    if (detail.shouldSwap) htmx.swap(detail.target, detail.serverResponse, how, { contextElement: detail.target });
  };
  const hear = () => {
    if (asking) missed = true;
    else fetchNow();
  };

  // whoever plays by keyboard is led to the next thing to press
  let keyboard = false;
  addEventListener(
    "keydown",
    () => {
      keyboard = true;
      root.keys = "yes"; // the digits that press what is lit are shown from now on
    },
    true,
  );
  addEventListener(
    "pointerdown",
    () => {
      keyboard = false;
    },
    true,
  );
  document.addEventListener("htmx:afterSettle", () => {
    const lost = !document.activeElement || document.activeElement === document.body;
    const next = document.querySelector("#table .picked, #table .pick, #table button[name=move], #uncover");
    if (keyboard && lost && next) next.focus();
  });

  addEventListener("unhandledrejection", (event) => {
    if (event.reason === undefined) event.preventDefault();
  }); // htmx, when the network fails
  document.addEventListener("htmx:sendError", () => {
    due = 0;
    document.documentElement.dataset.live = "no";
  });

  // the stream brings what has changed; what is missing after sleep or a lost network is fetched
  const listen = () => {
    const place = document.querySelector("[data-events]");
    if (!place) return;
    let source = null,
      beat = 0,
      leaving = false;
    fetchNow = () => {
      const table = byId("table");
      if (!table)
        return htmx.ajax("GET", "/", { target: "#lists", select: "#lists", swap: "morph:outerHTML" }).catch(() => {});
      const query = new URLSearchParams({
        seat: table.dataset.seat || "",
        pick: table.dataset.pick || "",
        have: table.dataset.revision,
        absent: table.dataset.absent || "",
      });
      if (!query.get("seat")) query.delete("seat");
      htmx
        .ajax("GET", `${table.dataset.url}/board?${query}`, { target: "#table", swap: "morph:outerHTML" })
        .catch(() => {});
    };
    let silence = 0;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        root.live = "no"; // two heartbeats were missed: the server or the network hangs
        connect();
      }, 35000);
    };
    const connect = () => {
      if (leaving) return;
      if (source) source.close();
      heard();
      if (root.live === "yes") delete root.live; // not before the new stream has begun
      const query = new URLSearchParams({ page: byId("table")?.dataset.page || "" });
      if (document.hidden) query.set("unseen", "yes");
      source = new EventSource(`${place.dataset.events}?${query}`);
      source.addEventListener("revision", (event) => {
        document.documentElement.dataset.live = "yes";
        if (!byId("table") && event.data !== "0") hear();
      });
      source.addEventListener("update", (event) => apply(event.data));
      source.addEventListener("whole", hear);
      for (const name of ["heartbeat", "revision", "update", "whole"]) source.addEventListener(name, heard);
      source.onerror = () => {
        document.documentElement.dataset.live = "no";
        if (source.readyState === EventSource.CLOSED) {
          clearTimeout(beat);
          beat = setTimeout(connect, 1500);
        }
      };
    };
    connect();
    addEventListener("online", connect);
    document.addEventListener("kogge:joined", connect); // now as somebody
    document.addEventListener("visibilitychange", connect); // so that the server knows whether somebody looks
    addEventListener("pageshow", (event) => {
      leaving = false;
      if (event.persisted) connect();
    });
    addEventListener("pagehide", () => {
      leaving = true; // a page that goes is hidden next, and would open another stream on its way out
      clearTimeout(silence);
      clearTimeout(beat);
      source.close();
    });
  };
  document.addEventListener("DOMContentLoaded", listen);

  // keys: Escape cancels a chain of clicks, digits press what is lit
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const press = (selector) => {
      const found = document.querySelector(selector);
      if (found) {
        event.preventDefault();
        found.click();
      }
    };
    if (event.key === "Escape") press("[data-cancel]");
    if (/^[0-9]$/.test(event.key)) press(`[data-key="${event.key}"]`);
  });

  // the part of the table in which something lies
  const reveal = (target) => {
    const tab = target.closest(".side") ? "log" : target.closest(".hands") ? "players" : "board";
    const input = byId(`tab-${tab}`);
    if (input) input.checked = true;
  };

  // the guide points at the board, step by step
  const guide = () => {
    const box = byId("guide");
    if (!box) return;
    const steps = [...box.querySelectorAll("li")];
    let now = -1;
    const show = (number) => {
      document.querySelectorAll(".guide-target").forEach((one) => one.classList.remove("guide-target"));
      now = number;
      box.hidden = now < 0 || now >= steps.length;
      if (box.hidden) return;
      steps.forEach((step, i) => {
        step.hidden = i !== now;
      });
      const target = document.querySelector(steps[now].dataset.at);
      if (!target) return show(now + 1);
      reveal(target);
      target.classList.add("guide-target");
      target.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
      box.classList.toggle("at-top", target.getBoundingClientRect().top > innerHeight / 2);
      box.querySelector("[data-guide=next]").focus({ preventScroll: true });
    };
    document.addEventListener("click", (event) => {
      const asked = event.target.closest("[data-guide]");
      if (asked) show({ start: 0, next: now + 1, end: -1 }[asked.dataset.guide]);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !box.hidden) show(-1);
    });
    // the table was put in anew, somebody has moved: point again, without moving the page
    document.addEventListener("htmx:afterSwap", () => {
      if (!box.hidden) document.querySelector(steps[now].dataset.at)?.classList.add("guide-target");
    });
  };
  document.addEventListener("DOMContentLoaded", guide);

  // small comforts
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy]");
    if (copy && navigator.clipboard) {
      await navigator.clipboard.writeText(byId(copy.dataset.copy).value);
      copy.textContent = copy.dataset.copied;
    }
  });
})();
