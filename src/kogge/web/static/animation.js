// What the others did is shown on the board itself, step by step, with a caption in the status bar. Nobody waits long: what
// would take more than a few seconds is shown faster, and any key, click or tap skips to now. Until then the board, the log
// and the buttons all show the same moment: the decision's buttons are not there yet.
(() => {
  "use strict";
  const root = document.documentElement.dataset;
  const STEP = { slow: 1000, normal: 330, fast: 150 }; // milliseconds a move is shown
  const BUDGET = { slow: 10000, normal: 2900, fast: 1300 }; // milliseconds that one may be kept waiting in all, since one's own move
  const GAP = 2500; // milliseconds without news, after which the time begins anew: a person thinks
  const AWAITED = 10000; // milliseconds after one's own move in which one waits for one's next turn
  const LEFT = 700; // milliseconds for what comes so late then
  const MOMENT = 4; // a large event is shown as long as so many moves
  const MIN_MOMENT = 450; // milliseconds it is shown even when the time is over
  const GRACE = 400; // milliseconds after that time in which a large event is still begun
  const KEPT = 50; // tables of which it is remembered how much was shown
  const table = () => document.getElementById("table");
  const pictures = (page) => [".roster", ".board", ".log"].map((name) => page.querySelector(`#table ${name}`));
  const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);

  // how far this browser has shown each table: whoever comes back sees what is new
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem("animation")) || {};
    } catch {
      return {};
    }
  };
  let seen = 0,
    shownAt = 0,
    asked = -AWAITED, // when one made one's own move
    since = 0; // when the wait began: with one's own move, or with the first thing shown after a gap
  const note = (step) => {
    seen = step;
    shownAt = performance.now();
    const { [table().dataset.url]: _old, ...others } = read();
    const kept = [...Object.entries(others), [table().dataset.url, step]].slice(-KEPT);
    try {
      localStorage.setItem("animation", JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // a browser that keeps nothing shows it once more after a reload
    }
  };

  // it runs until the last step that something is said of; the table as it stands now waits meanwhile
  let take = 0,
    goal = 0,
    present = null,
    goOn = () => {};
  const isRunning = () => present !== null;
  const isHand = (one) => one.classList.contains("layout-hand");
  const newSteps = (data, from) => numbers(data.newSteps).filter((step) => step > from);
  const isWorthIt = (one, from) => {
    const steps = newSteps(one.dataset, from);
    if (!(root.pace in STEP) || isHand(one) || !steps.length || "manual" in one.dataset) return false; // they see their own table
    const isHasty = performance.now() - shownAt < STEP[root.pace] / 2; // the step before could hardly be seen
    return steps.length > 1 || isHasty || numbers(one.dataset.moments).some((step) => step > from);
  };
  // where Idiomorph fails, which it does now and then, the new picture takes the place of the old one at once
  const morph = (old, page) => {
    const whole = document.importNode(page, true);
    try {
      Idiomorph.morph(old, page, { morphStyle: "outerHTML" });
    } catch (error) {
      console.warn(error);
      old.replaceWith(whole);
    }
  };
  const put = (pages, isPresent) => {
    document.dispatchEvent(new Event("kogge:before"));
    pictures(document).forEach((old, i) => old && pages[i] && morph(old, pages[i]));
    if (isPresent) pictures(document).forEach((one) => one && htmx.process(one));
    document.dispatchEvent(new Event(isPresent ? "kogge:present" : "kogge:frame"));
  };

  // a large event, with its sums, lies over the board while it is shown; it takes no clicks
  const event = document.createElement("section");
  event.className = "event";
  event.id = "event";
  event.hidden = true;
  // moves that are too fast to read are summed up in one line: "Market: Delphin booth 6, Wal booth 4"
  const FAST = 260, // milliseconds
    MAX_MOVES = 6; // moves in one line
  let summary = { phase: "", moves: [] };
  const condense = (frame) => {
    const brief = frame.querySelector(".said > [data-brief]"),
      who = brief?.querySelector(".who"),
      phase = frame.dataset.phaseName || "";
    if (!brief || !who) return false;
    if (summary.phase !== phase) summary = { phase, moves: [] };
    summary.moves.push([who.cloneNode(true), ` ${brief.dataset.brief}`]);
    const line = document.createElement("p");
    line.append(`${phase}: `, ...summary.moves.slice(-MAX_MOVES).flatMap((one, i) => (i ? [", ", ...one] : one)));
    document.getElementById("caption")?.replaceChildren(line);
    return true;
  };
  const tell = (said) => {
    const moments = [...said.querySelectorAll(".moment")];
    event.hidden = !moments.length;
    event.replaceChildren(...moments.flatMap((one) => [...one.cloneNode(true).children]));
    const lines = [...said.children].map((one) => one.querySelector("p") || one);
    document.getElementById("caption")?.replaceChildren(...lines.map((one) => one.cloneNode(true)));
  };
  const end = () => {
    if (!isRunning()) return;
    take += 1;
    goOn();
    const now = present;
    present = null;
    delete root.animating;
    event.hidden = true;
    put(now, true);
    note(Number(table().dataset.step));
  };
  const wait = async (milliseconds) => {
    if (document.hidden)
      await new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
    await new Promise((done) => {
      goOn = done;
      setTimeout(done, milliseconds);
    });
  };

  const isLarge = (frame) => frame.querySelector(".said .moment") !== null;
  // what touches the person who looks is shown longer; all the rest shares what is left of the time
  const weight = (frame) => {
    const mine = frame.querySelector(`.said .who.seat-${table().dataset.seat || 0}, .said .me`) ? 1.5 : 1;
    return mine * (isLarge(frame) ? MOMENT : 1);
  };
  const lasts = (frame, began) => {
    const { newSteps, moments } = table().dataset;
    const step = Number(frame.dataset.step);
    const left = numbers(newSteps).filter((one) => one > step).length;
    const large = numbers(moments).filter((one) => one > step).length;
    const rest = BUDGET[root.pace] - (performance.now() - began);
    const share = (rest * weight(frame)) / (weight(frame) + left + large * (MOMENT - 1));
    return Math.max(isLarge(frame) ? MIN_MOMENT : 30, Math.min(weight(frame) * STEP[root.pace], share));
  };
  const show = (frame, began) => {
    const said = frame.querySelector(".said");
    put([frame.querySelector(".roster"), frame.querySelector(".board")]);
    if (!said.children.length) return wait(120); // how it was before
    const duration = lasts(frame, began);
    event.hidden = true;
    if (duration >= FAST || !condense(frame)) {
      summary = { phase: "", moves: [] };
      tell(said);
    }
    return wait(duration);
  };
  const framesAfter = async (step) => {
    const query = new URLSearchParams({ after: step });
    if (table().dataset.seat) query.set("seat", table().dataset.seat);
    const answer = await fetch(`${table().dataset.url}/animation?${query}`);
    const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
    return [...page.querySelectorAll("article")];
  };
  const run = async (from) => {
    const mine = (take += 1);
    await null; // until what shows the old pictures has been put in: if there is no time left, the end comes at once
    if (mine !== take) return;
    const now = performance.now();
    if (now - Math.max(shownAt, since) > GAP) since = now - asked < AWAITED ? now - BUDGET[root.pace] + LEFT : now;
    const began = since;
    const isLate = (grace = 0) => performance.now() - began >= BUDGET[root.pace] + grace;
    let reached = from,
      shown = 0;
    root.animating = "yes";
    document.getElementById("caption")?.replaceChildren();
    while (reached < goal && !isLate()) {
      const frames = await framesAfter(reached).catch(() => []);
      if (mine !== take) return;
      if (!frames.some((one) => Number(one.dataset.step) > reached)) break;
      for (const frame of frames) {
        if (shown && Number(frame.dataset.step) <= reached) continue;
        if (!isLate() || (isLarge(frame) && !isLate(GRACE))) await show(frame, began);
        if (mine !== take) return;
        shown += 1;
        reached = Math.max(reached, Number(frame.dataset.step));
        note(reached);
      }
    }
    end();
  };
  const begin = (one, from) => {
    goal = numbers(one.dataset.newSteps).at(-1) ?? 0;
    run(from).catch(end);
  };

  // an update has only what has changed: put in what it leaves out, as it stands now
  const fill = (page) => {
    for (const one of page.querySelectorAll("[same]")) {
      const within = (part) => (part?.id === one.id ? part : part?.querySelector(`#${CSS.escape(one.id)}`));
      const held = (present || []).map(within);
      let found = held.find(Boolean) || document.getElementById(one.id);
      const all = [];
      for (let i = Number(one.getAttribute("same")) || 1; found && i; i -= 1, found = found.nextElementSibling)
        all.push(page.importNode(found, true));
      for (const part of [...one.children]) all[0]?.querySelector(`#${CSS.escape(part.id)}`)?.replaceWith(part);
      if (all.length) one.replaceWith(...all);
    }
  };
  // a table that comes in with more than one can follow: what is shown stays, and the animation begins there
  document.addEventListener("htmx:beforeSwap", (swap) => {
    if (swap.detail.target.id !== "table" || !swap.detail.shouldSwap) return;
    const page = new DOMParser().parseFromString(swap.detail.serverResponse, "text/html");
    const next = page.getElementById("table");
    const step = Number(next?.dataset.step);
    const from = Math.min(step, Math.max(seen, Number(next?.dataset.decided)));
    const runs = isRunning();
    if (next?.dataset.step !== undefined && !runs && !isWorthIt(next, from)) {
      if (step !== seen) note(step);
      return;
    }
    if (next) fill(page);
    const [now, coming] = [pictures(document), pictures(page)];
    const isSetUp = table().dataset.status === "open"; // the set-up of a new game is not animated
    if (!next || next.dataset.step === undefined || isSetUp || [...now.slice(0, 2), ...coming.slice(0, 2)].includes(null)) {
      if (isRunning()) end();
      if (next?.dataset.step !== undefined) note(step);
      return;
    }
    present = coming;
    coming.forEach((one, i) => one && now[i] && one.replaceWith(page.importNode(now[i], true)));
    swap.detail.serverResponse = next.outerHTML;
    goal = numbers(next.dataset.newSteps).at(-1) ?? goal;
    if (!runs) run(from).catch(end);
  });
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector(".at-table").append(event);
    const one = table();
    if (!one || one.dataset.step === undefined) return;
    const before = read()[one.dataset.url];
    const from = Math.max(before ?? 0, Number(one.dataset.decided));
    const isNew = before === undefined && !from; // the first look at a table: nothing has been missed
    shownAt = -5000;
    if (isNew || !isWorthIt(one, from)) note(Number(one.dataset.step));
    else again(from);
  });
  const again = (from) => {
    if (!(root.pace in STEP)) root.pace = "normal"; // whoever asks for it wants to see it
    end();
    since = performance.now();
    present = pictures(document).map((one) => one?.cloneNode(true));
    begin(table(), from);
  };

  // nobody waits for it
  document.addEventListener("htmx:beforeRequest", (request) => {
    if (request.detail.requestConfig.verb !== "post") return;
    end();
    asked = since = performance.now();
  });
  addEventListener(
    "click",
    (click) => {
      const asked = click.target.closest("#again");
      if (!asked && !(isRunning() && click.target.closest("#table"))) return;
      if (asked || click.target.closest(".board, .roster")) {
        click.preventDefault();
        click.stopPropagation();
      }
      if (asked && !isRunning()) again(Number(table().dataset.decided));
      else end();
    },
    true,
  );
  addEventListener(
    "keydown",
    (key) => {
      if (!isRunning() || key.target.closest("input, select, textarea") || ["Shift", "Control", "Alt", "Meta"].includes(key.key))
        return;
      if (key.key === "Escape") key.stopPropagation();
      end(); // a digit then presses what is lit
    },
    true,
  );
})();
