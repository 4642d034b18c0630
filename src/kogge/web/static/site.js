// What needs a script on all pages: live updates, gliding pieces, zoom, keys, the guide. Without scripts the site works by
// loading whole pages.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const hasReducedMotion = () => reducedMotion.matches || document.documentElement.dataset.motion === "less";

  // Chromium 156 crashes on some calls of moveBefore; without it, Idiomorph removes moved elements and inserts them again
  delete Element.prototype.moveBefore;

  // morphing keeps the text that is being typed; it updates any other focused element, such as the button that was just
  // pressed
  Object.defineProperty(Idiomorph.defaults, "ignoreActiveValue", {
    enumerable: true,
    get: () => Boolean(document.activeElement?.matches("input, textarea, select")),
  });
  let errorAt = 0; // when the last error was shown
  const isRecentError = (old, now) =>
    old.id === "notice" && old.textContent && !now.textContent.trim() && performance.now() - errorAt < 6000;
  // an update contains only changed elements; one marked `same` stands for the element that is on the page
  Idiomorph.defaults.callbacks.beforeNodeMorphed = (old, now) =>
    !((old.dataset && "keep" in old.dataset) || now.attributes?.same || isRecentError(old, now));
  // morphing neither opens nor closes a <details>
  Idiomorph.defaults.callbacks.beforeAttributeUpdated = (name, node) =>
    !(name === "open" && node.tagName === "DETAILS");

  // a piece whose place on the board has changed glides there from its old position; a piece whose position has changed only
  // because the layout has shifted does not glide
  let positionsBefore = new Map(); // by the piece's id: its place and position before the update
  const pieces = () => document.querySelectorAll("[data-piece]");
  const rememberPieces = () => {
    positionsBefore = new Map();
    for (const piece of pieces())
      positionsBefore.set(piece.id, { place: piece.dataset.piece, rect: piece.getBoundingClientRect() });
  };
  const glidePieces = () => {
    // with a physical game, gliding pieces would cover the buttons
    if (hasReducedMotion() || "manual" in (byId("table")?.dataset || {})) return;
    // measure all pieces first, then move them: measuring after each move would force a layout for every piece
    for (const [piece, to] of Array.from(pieces(), (one) => [one, one.getBoundingClientRect()])) {
      const old = positionsBefore.get(piece.id);
      if (!old) {
        piece.animate(
          [
            { opacity: 0, transform: "scale(.6)" },
            { opacity: 1, transform: "none" },
          ],
          { duration: 260, easing: "ease-out" },
        );
        continue;
      }
      if (old.place === piece.dataset.piece || !to.width) continue;
      const from = old.rect,
        zoom = piece.currentCSSZoom || 1, // on large screens the table is zoomed
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

  // the title of the tab shows that it is the user's turn, the rules mark the current phase
  const plainTitle = document.title;
  const showTurnAndPhase = () => {
    const table = byId("table");
    if (!table) return;
    document.title = (table.dataset.turn === "mine" ? "● " + table.dataset.yours + " – " : "") + plainTitle;
    for (const part of document.querySelectorAll(".rules [data-phase]"))
      part.classList.toggle("now", part.dataset.phase === table.dataset.phase);
  };

  // a large map is shown as a whole on a small screen. A tap zooms in, so that its buttons are large enough for a
  // finger; if all buttons are close together, the page zooms in by itself
  const smallScreen = matchMedia("(max-width: 700px)");
  const root = document.documentElement.dataset;
  const zoomTo = (frame, x, y) => {
    root.board = "near";
    frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
    frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
  };
  // left, right, top and bottom of an element, as fractions of the map
  const relativeSides = (frame, one) => {
    const inner = frame.firstElementChild.getBoundingClientRect(),
      rect = one.getBoundingClientRect();
    return [
      (rect.left - inner.left) / inner.width,
      (rect.right - inner.left) / inner.width,
      (rect.top - inner.top) / inner.height,
      (rect.bottom - inner.top) / inner.height,
    ];
  };
  const zoomToButtons = (frame) => {
    const sides = [...frame.querySelectorAll("button")].map((one) => relativeSides(frame, one));
    if (!sides.length) return;
    const [left, right, top, bottom] = [0, 1, 2, 3].map((i) =>
      Math[i % 2 ? "max" : "min"](...sides.map((one) => one[i])),
    );
    root.board = "near"; // measure the map at its large size
    const fitsAcross = (right - left) * frame.scrollWidth <= frame.clientWidth;
    const fitsDown = (bottom - top) * frame.scrollHeight <= frame.clientHeight;
    if (fitsAcross && fitsDown) zoomTo(frame, (left + right) / 2, (top + bottom) / 2);
    else root.board = "whole";
  };
  document.addEventListener(
    "click",
    (event) => {
      if (event.target.closest("[data-whole]")) root.board = "whole";
      const frame = event.target.closest("[data-zoom]");
      // a click by the keyboard, whose `detail` is 0, needs no zoom
      if (!frame || !smallScreen.matches || root.board !== "whole" || !event.detail) return;
      event.preventDefault();
      event.stopPropagation();
      const inner = frame.firstElementChild.getBoundingClientRect();
      zoomTo(frame, (event.clientX - inner.left) / inner.width, (event.clientY - inner.top) / inner.height);
    },
    true,
  );

  // zoom in once for each decision; the page itself never scrolls
  let zoomedAt = ""; // the version of the table
  const zoomForDecision = () => {
    const table = byId("table");
    if (!table || table.dataset.turn !== "mine" || zoomedAt === table.dataset.version) return;
    zoomedAt = table.dataset.version;
    const frame = document.querySelector("[data-zoom]");
    if (frame && smallScreen.matches) zoomToButtons(frame);
  };
  smallScreen.addEventListener("change", () => {
    zoomedAt = "";
    showTurnAndPhase();
    zoomForDecision();
  });
  document.addEventListener("htmx:beforeSwap", rememberPieces);
  // events of an animation (animation.js): before a step, after a step, and after the last one
  document.addEventListener("kogge:before", rememberPieces);
  document.addEventListener("kogge:frame", () => {
    glidePieces();
    showTurnAndPhase();
  });
  document.addEventListener("kogge:present", () => {
    glidePieces();
    showTurnAndPhase();
    zoomedAt = "";
    zoomForDecision();
  });
  document.addEventListener("htmx:responseError", () => {
    errorAt = performance.now();
  });
  document.addEventListener("htmx:afterSwap", () => {
    mergeParts();
    glidePieces();
    showTurnAndPhase();
    zoomForDecision();
  });
  document.addEventListener("DOMContentLoaded", () => {
    root.board = "whole";
    showTurnAndPhase();
    zoomForDecision();
  });

  // the second click of a double click is ignored, unless the first tap has only explained the move
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
  // no form is sent while another one waits for its response
  let pendingPosts = 0;
  const isPost = (event) => event.detail.requestConfig.verb === "post";
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (isPost(event) && pendingPosts) event.preventDefault();
  });
  // listens to the XMLHttpRequest, because htmx dispatches its events at the form, which may have been removed meanwhile
  const onRequestEnd = (event, callback) => event.detail.xhr.addEventListener("loadend", callback);
  document.addEventListener("htmx:beforeSend", (event) => {
    if (!isPost(event)) return;
    pendingPosts += 1;
    onRequestEnd(event, () => (pendingPosts -= 1));
  });

  // while the hint engine is loading, the hint is requested again and again until it arrives
  const MAX_HINT_WAIT = 120000; // milliseconds
  let hintDeadline = 0,
    retryTimer = 0;
  const stopWaitingForHint = () => {
    clearTimeout(retryTimer);
    if (hintDeadline && byId("notice")) byId("notice").textContent = "";
    hintDeadline = 0;
    delete root.awaits;
  };
  const retryHint = (version, pause) => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      const table = byId("table")?.dataset;
      if (table?.version !== version || table.turn !== "mine") stopWaitingForHint();
      else if (pendingPosts || table.pick) retryHint(version, pause); // not in the middle of a move
      else byId("hint")?.click();
    }, pause);
  };
  document.addEventListener("htmx:beforeSwap", ({ detail }) => {
    if (!detail.pathInfo?.requestPath.endsWith("/hints")) return;
    const now = performance.now(),
      pause = 1000 * Number(detail.xhr.getResponseHeader("Retry-After"));
    // show the hint, or why there is none; after the end of the game there is no button to ask again with
    if (!pause || !byId("hint") || (hintDeadline && now > hintDeadline)) return stopWaitingForHint();
    hintDeadline ||= now + MAX_HINT_WAIT;
    detail.shouldSwap = false;
    root.awaits = "hint";
    byId("notice").textContent = byId("hint").dataset.wait;
    retryHint(byId("table").dataset.version, pause);
  });
  document.addEventListener("htmx:sendError", stopWaitingForHint);

  document.addEventListener("htmx:afterRequest", (event) => {
    if (event.detail.successful && event.target.matches("form[data-keep]")) event.target.reset();
  });

  // a failed request for the table is repeated, because the next update may come much later
  const isFailedFetch = ({ requestConfig, target, xhr }) =>
    requestConfig.verb === "get" && target.id === "table" && (!xhr.status || xhr.status === 429 || xhr.status >= 500);

  // responses and updates arrive in any order. A response is dropped if the table shown is newer, or if the response to a
  // later request is already shown. An update that cannot be applied while requests are pending is checked after them
  const requestNumbers = new WeakMap(); // by XMLHttpRequest; numbered in the order in which they were sent
  let pendingRequests = 0,
    lastNumber = 0,
    shownNumber = 0, // the number of the request whose response is shown
    missedUpdate = null, // an update that could not be applied
    fetchNow = () => {}; // `listen` sets it: fetch the table, or the lists of the lobby
  document.addEventListener("htmx:beforeSend", (event) => {
    pendingRequests += 1;
    requestNumbers.set(event.detail.xhr, (lastNumber += 1));
    onRequestEnd(event, () => {
      pendingRequests -= 1;
      if (isFailedFetch(event.detail)) setTimeout(() => fetchSoon(), 1500);
      if (event.detail.pathInfo.requestPath.endsWith("/join")) document.dispatchEvent(new Event("kogge:joined"));
      if (pendingRequests || !missedUpdate) return;
      if (isNewer(missedUpdate)) fetchNow();
      missedUpdate = null;
    });
  });
  const REVISION = /data-revision="(\d+)"/;
  document.addEventListener("htmx:beforeSwap", (event) => {
    const { target, xhr, serverResponse } = event.detail;
    const number = (xhr && requestNumbers.get(xhr)) || 0;
    if (target.id !== "table") return;
    const update = updateOf(serverResponse);
    const revision = Number(serverResponse.slice(0, 600).match(REVISION)?.[1]);
    const isOld = revision < Number(target.dataset.revision) || number < shownNumber;
    if (update) event.detail.shouldSwap = canApply(update, serverResponse);
    else if (isOld) event.detail.shouldSwap = false;
    else shownNumber = number;
  });

  // an update changes one page into another. If the browser shows a different page (the user has begun a move of several
  // clicks, or a response came first), it fetches the whole table, unless the page shown is newer than the update
  const UPDATE = /data-page="(?<to>\w+)" data-from="(?<from>\w+)"\s+data-revision="(?<revision>\d+)"/;
  const updateOf = (html) => html.slice(0, 600).match(UPDATE)?.groups;
  const UNKNOWN_UPDATE = { to: null, revision: Infinity }; // counts as newer than every page
  const isNewer = ({ to, revision }) => {
    const now = byId("table")?.dataset;
    return !now || (to !== now.page && Number(revision) >= Number(now.revision));
  };
  // can this update be applied? If not, show its notice and fetch the table
  const canApply = (update, html) => {
    if (update.from === byId("table").dataset.page) return true;
    const notice = new DOMParser().parseFromString(html, "text/html").getElementById("notice");
    if (notice?.textContent) byId("notice").textContent = notice.textContent;
    if (isNewer(update)) fetchSoon(update);
    return false;
  };
  document.addEventListener("htmx:configRequest", (event) => {
    const page = byId("table")?.dataset.page;
    if (page) event.detail.headers["Kogge-Page"] = page;
  });
  // `same=9` becomes nine list items. The children of a `same` element are taken out of the update and merged after it
  // (`mergeParts`). This listens at the window, to run after the listeners at the document
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
  const mergeParts = () => {
    for (const part of parts.splice(0)) {
      const shown = byId(part.id);
      if (!shown) continue;
      Idiomorph.morph(shown, part, { morphStyle: "outerHTML" });
      htmx.process(byId(part.id));
    }
  };
  // insert an update from the event stream, with the same events as a response
  const applyUpdate = (html) => {
    const detail = { target: byId("table"), serverResponse: html, shouldSwap: true };
    document.dispatchEvent(new CustomEvent("htmx:beforeSwap", { detail, bubbles: true }));
    const swapSpec = { swapStyle: "morph:outerHTML", swapDelay: 0, settleDelay: 0 };
    if (detail.shouldSwap) htmx.swap(detail.target, detail.serverResponse, swapSpec, { contextElement: detail.target });
  };
  // fetch the table, now or after the pending requests
  const fetchSoon = (update = UNKNOWN_UPDATE) => {
    if (!pendingRequests) fetchNow();
    else if (missedUpdate !== UNKNOWN_UPDATE) missedUpdate = update;
  };

  // for keyboard users: if an update has removed the focused element, focus the next button
  let usesKeyboard = false;
  addEventListener(
    "keydown",
    () => {
      usesKeyboard = true;
      root.keys = "yes"; // show the digits that press highlighted buttons
    },
    true,
  );
  addEventListener(
    "pointerdown",
    () => {
      usesKeyboard = false;
    },
    true,
  );
  document.addEventListener("htmx:afterSettle", () => {
    const isFocusLost = !document.activeElement || document.activeElement === document.body;
    const next = document.querySelector("#table .picked, #table .pick, #table button[name=move], #uncover");
    if (usesKeyboard && isFocusLost && next) next.focus();
  });

  // htmx rejects promises without a reason when the network fails
  addEventListener("unhandledrejection", (event) => {
    if (event.reason === undefined) event.preventDefault();
  });
  document.addEventListener("htmx:sendError", () => {
    document.documentElement.dataset.live = "no";
  });

  // the event stream sends updates; after sleep or a lost network the page fetches what it has missed
  const listen = () => {
    const container = document.querySelector("[data-events]");
    if (!container) return;
    let source = null,
      reconnectTimer = 0,
      leaving = false;
    fetchNow = () => {
      const table = byId("table");
      if (!table)
        return htmx
          .ajax("GET", byId("lists").dataset.url, { target: "#lists", select: "#lists", swap: "morph:outerHTML" })
          .catch(() => {});
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
    let silenceTimer = 0;
    const restartSilenceTimer = () => {
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(() => {
        root.live = "no"; // two heartbeats were missed: the server or the network hangs
        connect();
      }, 35000);
    };
    const connect = () => {
      if (leaving) return;
      if (source) source.close();
      restartSilenceTimer();
      if (root.live === "yes") delete root.live; // until the new stream has begun
      const query = new URLSearchParams({ page: byId("table")?.dataset.page || "" });
      if (document.hidden) query.set("unseen", "yes");
      source = new EventSource(`${container.dataset.events}?${query}`);
      source.addEventListener("revision", (event) => {
        document.documentElement.dataset.live = "yes";
        if (!byId("table") && event.data !== "0") fetchSoon();
      });
      source.addEventListener("update", (event) => applyUpdate(event.data));
      source.addEventListener("whole", () => fetchSoon());
      for (const name of ["heartbeat", "revision", "update", "whole"]) source.addEventListener(name, restartSilenceTimer);
      source.onerror = () => {
        document.documentElement.dataset.live = "no";
        if (source.readyState === EventSource.CLOSED) {
          clearTimeout(reconnectTimer);
          reconnectTimer = setTimeout(connect, 1500);
        }
      };
    };
    connect();
    addEventListener("online", connect);
    document.addEventListener("kogge:joined", connect); // the visitor has become a user
    document.addEventListener("visibilitychange", connect); // tells the server whether the page is visible
    addEventListener("pageshow", (event) => {
      leaving = false;
      if (event.persisted) connect();
    });
    addEventListener("pagehide", () => {
      leaving = true; // visibilitychange follows, which would open another stream
      clearTimeout(silenceTimer);
      clearTimeout(reconnectTimer);
      source.close();
    });
  };
  document.addEventListener("DOMContentLoaded", listen);

  // keys: Escape cancels a move of several clicks, digits press highlighted buttons
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

  // switch to the tab of the table that contains an element
  const reveal = (target) => {
    const tab = target.closest(".side") ? "log" : target.closest(".hands") ? "players" : "board";
    const input = byId(`tab-${tab}`);
    if (input) input.checked = true;
  };

  // the guide explains the board step by step and highlights what it explains
  const guide = () => {
    const box = byId("guide");
    if (!box) return;
    const steps = [...box.querySelectorAll("li")];
    let current = -1; // the number of the step shown
    const show = (number) => {
      document.querySelectorAll(".guide-target").forEach((one) => one.classList.remove("guide-target"));
      current = number;
      box.hidden = current < 0 || current >= steps.length;
      if (box.hidden) return;
      steps.forEach((step, i) => {
        step.hidden = i !== current;
      });
      const target = document.querySelector(steps[current].dataset.at);
      if (!target) return show(current + 1);
      reveal(target);
      target.classList.add("guide-target");
      target.scrollIntoView({ block: "nearest", behavior: hasReducedMotion() ? "auto" : "smooth" });
      box.classList.toggle("at-top", target.getBoundingClientRect().top > innerHeight / 2);
      box.querySelector("[data-guide=next]").focus({ preventScroll: true });
    };
    document.addEventListener("click", (event) => {
      const button = event.target.closest("[data-guide]");
      if (button) show({ start: 0, next: current + 1, end: -1 }[button.dataset.guide]);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !box.hidden) show(-1);
    });
    // after an update highlight the element again, without scrolling
    document.addEventListener("htmx:afterSwap", () => {
      if (!box.hidden) document.querySelector(steps[current].dataset.at)?.classList.add("guide-target");
    });
  };
  document.addEventListener("DOMContentLoaded", guide);

  // buttons that copy a text
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy]");
    if (copy && navigator.clipboard) {
      await navigator.clipboard.writeText(byId(copy.dataset.copy).value);
      copy.textContent = copy.dataset.copied;
    }
  });
})();
