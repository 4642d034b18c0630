// Animates the moves of others on the board, step by step, with a caption in the status bar. Long sequences are shown
// faster, so that the animation takes a few seconds at most, and any key, click or tap ends it. During the animation the
// board, the log and the buttons all show the same step, so the buttons of the user's decision appear only at the end.
(() => {
  "use strict";
  const root = document.documentElement.dataset;
  const MOVE_DURATION = { slow: 1000, normal: 330, fast: 150 }; // milliseconds per move
  const BUDGET = { slow: 10000, normal: 2900, fast: 1300 }; // maximum milliseconds of animation between two of the user's moves
  const GAP = 2500; // milliseconds without a step after which the budget starts again, because a person was thinking
  const RECENT = 10000; // if the user moved within the last so many milliseconds, a gap gives back only a part of the budget
  const LEFT_AFTER_GAP = 700; // this part, in milliseconds
  const LARGE_FACTOR = 4; // a large event is shown as long as so many moves
  const MIN_LARGE = 450; // minimum milliseconds of a large event, even if the budget is spent
  const GRACE = 400; // milliseconds after the end of the budget in which a large event may still begin
  const MAX_TABLES = 50; // tables whose last shown step is stored
  const table = () => document.getElementById("table");
  // the parts of the table that are animated
  const parts = (page) => [".roster", ".board", ".log"].map((name) => page.querySelector(`#table ${name}`));
  const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);

  // the last step shown of each table is stored: after a reload only newer steps are animated
  const readSteps = () => {
    try {
      return JSON.parse(localStorage.getItem("animation")) || {};
    } catch {
      return {};
    }
  };
  let lastShown = 0, // the last step shown at this table
    shownAt = 0, // when it was shown
    movedAt = -RECENT, // the time of the user's last move
    budgetStart = 0; // the time of the user's last move, or of the first step after a gap
  const storeStep = (step) => {
    lastShown = step;
    shownAt = performance.now();
    const { [table().dataset.url]: _old, ...others } = readSteps();
    const kept = [...Object.entries(others), [table().dataset.url, step]].slice(-MAX_TABLES);
    try {
      localStorage.setItem("animation", JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // without storage the moves are animated again after a reload
    }
  };

  // the animation runs until `goal`, the last new step; meanwhile `latest` keeps the parts of the latest update
  let runNumber = 0, // increases when a run starts or ends, which stops any earlier run
    goal = 0,
    latest = null,
    endWait = () => {}; // ends the current pause
  const isRunning = () => latest !== null;
  const isHand = (one) => one.classList.contains("layout-hand");
  const newSteps = (data, from) => numbers(data.newSteps).filter((step) => step > from);
  const isAnimated = (one, from) => {
    const steps = newSteps(one.dataset, from);
    // never animated: the pace "once", the layout of a hand, and a physical game
    if (!(root.pace in MOVE_DURATION) || isHand(one) || !steps.length || "manual" in one.dataset) return false;
    const wasBrief = performance.now() - shownAt < MOVE_DURATION[root.pace] / 2; // the previous step was visible only briefly
    return steps.length > 1 || wasBrief || numbers(one.dataset.moments).some((step) => step > from);
  };
  const insertParts = (pages, isLatest) => {
    document.dispatchEvent(new Event("kogge:before"));
    parts(document).forEach((old, i) => {
      if (old && pages[i]) Idiomorph.morph(old, pages[i], { morphStyle: "outerHTML" });
    });
    if (isLatest) parts(document).forEach((one) => one && htmx.process(one));
    document.dispatchEvent(new Event(isLatest ? "kogge:present" : "kogge:frame"));
  };

  // a large event is shown over the board with its amounts; clicks pass through it
  const eventBox = document.createElement("section");
  eventBox.className = "event";
  eventBox.id = "event";
  eventBox.hidden = true;
  // captions of steps that are too short to read are combined in one line: "Market: Delphin booth 6, Wal booth 4"
  const MIN_READABLE = 260, // milliseconds
    MAX_MOVES = 6; // moves in one line
  let summary = { phase: "", moves: [] };
  const addToSummary = (frame) => {
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
  const showCaption = (captions) => {
    const moments = [...captions.querySelectorAll(".moment")];
    eventBox.hidden = !moments.length;
    eventBox.replaceChildren(...moments.flatMap((one) => [...one.cloneNode(true).children]));
    const lines = [...captions.children].map((one) => one.querySelector("p") || one);
    document.getElementById("caption")?.replaceChildren(...lines.map((one) => one.cloneNode(true)));
  };
  const end = () => {
    if (!isRunning()) return;
    runNumber += 1;
    endWait();
    const now = latest;
    latest = null;
    delete root.animating;
    eventBox.hidden = true;
    insertParts(now, true);
    storeStep(Number(table().dataset.step));
  };
  const wait = async (milliseconds) => {
    if (document.hidden)
      await new Promise((done) => document.addEventListener("visibilitychange", done, { once: true }));
    await new Promise((done) => {
      endWait = done;
      setTimeout(done, milliseconds);
    });
  };

  const isLarge = (frame) => frame.querySelector(".said .moment") !== null;
  // steps that concern the user count more; the budget is shared among all steps by their weight
  const weight = (frame) => {
    const ownFactor = frame.querySelector(`.said .who.seat-${table().dataset.seat || 0}, .said .me`) ? 1.5 : 1;
    return ownFactor * (isLarge(frame) ? LARGE_FACTOR : 1);
  };
  const durationOf = (frame, began) => {
    const { newSteps, moments } = table().dataset;
    const step = Number(frame.dataset.step);
    const stepsLeft = numbers(newSteps).filter((one) => one > step).length;
    const largeLeft = numbers(moments).filter((one) => one > step).length;
    const timeLeft = BUDGET[root.pace] - (performance.now() - began);
    const share = (timeLeft * weight(frame)) / (weight(frame) + stepsLeft + largeLeft * (LARGE_FACTOR - 1));
    return Math.max(isLarge(frame) ? MIN_LARGE : 30, Math.min(weight(frame) * MOVE_DURATION[root.pace], share));
  };
  const show = (frame, began) => {
    const captions = frame.querySelector(".said");
    insertParts([frame.querySelector(".roster"), frame.querySelector(".board")]);
    if (!captions.children.length) return wait(120); // the table before the first move
    const duration = durationOf(frame, began);
    eventBox.hidden = true;
    if (duration >= MIN_READABLE || !addToSummary(frame)) {
      summary = { phase: "", moves: [] };
      showCaption(captions);
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
    const ownNumber = (runNumber += 1);
    await null; // let htmx insert the page first: if the budget is spent, the animation ends immediately
    if (ownNumber !== runNumber) return;
    const now = performance.now();
    if (now - Math.max(shownAt, budgetStart) > GAP)
      budgetStart = now - movedAt < RECENT ? now - BUDGET[root.pace] + LEFT_AFTER_GAP : now;
    const began = budgetStart;
    const isLate = (grace = 0) => performance.now() - began >= BUDGET[root.pace] + grace;
    let reached = from,
      shown = 0;
    root.animating = "yes";
    document.getElementById("caption")?.replaceChildren();
    while (reached < goal && !isLate()) {
      const frames = await framesAfter(reached).catch(() => []);
      if (ownNumber !== runNumber) return;
      if (!frames.some((one) => Number(one.dataset.step) > reached)) break;
      for (const frame of frames) {
        if (shown && Number(frame.dataset.step) <= reached) continue;
        if (!isLate() || (isLarge(frame) && !isLate(GRACE))) await show(frame, began);
        if (ownNumber !== runNumber) return;
        shown += 1;
        reached = Math.max(reached, Number(frame.dataset.step));
        storeStep(reached);
      }
    }
    end();
  };
  const start = (from) =>
    run(from).catch((error) => {
      end();
      throw error;
    });
  const begin = (one, from) => {
    goal = numbers(one.dataset.newSteps).at(-1) ?? 0;
    start(from);
  };

  // an update contains only what has changed: insert the unchanged elements from the current page
  const insertUnchanged = (page) => {
    for (const one of page.querySelectorAll("[same]")) {
      const findIn = (part) => (part?.id === one.id ? part : part?.querySelector(`#${CSS.escape(one.id)}`));
      const current = (latest || []).map(findIn);
      let found = current.find(Boolean) || document.getElementById(one.id);
      const all = [];
      for (let i = Number(one.getAttribute("same")) || 1; found && i; i -= 1, found = found.nextElementSibling)
        all.push(page.importNode(found, true));
      for (const part of [...one.children]) all[0]?.querySelector(`#${CSS.escape(part.id)}`)?.replaceWith(part);
      if (all.length) one.replaceWith(...all);
    }
  };
  // an update with several steps: keep the parts that are shown, and animate from there
  document.addEventListener("htmx:beforeSwap", (swap) => {
    if (swap.detail.target.id !== "table" || !swap.detail.shouldSwap) return;
    const page = new DOMParser().parseFromString(swap.detail.serverResponse, "text/html");
    const next = page.getElementById("table");
    const step = Number(next?.dataset.step);
    const from = Math.min(step, Math.max(lastShown, Number(next?.dataset.decided)));
    const wasRunning = isRunning();
    if (next?.dataset.step !== undefined && !wasRunning && !isAnimated(next, from)) {
      if (step !== lastShown) storeStep(step);
      return;
    }
    if (next) insertUnchanged(page);
    const [now, coming] = [parts(document), parts(page)];
    const isSetUp = table().dataset.status === "open"; // the set-up of a new game is not animated
    if (!next || next.dataset.step === undefined || isSetUp || [...now.slice(0, 2), ...coming.slice(0, 2)].includes(null)) {
      if (isRunning()) end();
      if (next?.dataset.step !== undefined) storeStep(step);
      return;
    }
    latest = coming;
    coming.forEach((one, i) => one && now[i] && one.replaceWith(page.importNode(now[i], true)));
    swap.detail.serverResponse = next.outerHTML;
    goal = numbers(next.dataset.newSteps).at(-1) ?? goal;
    if (!wasRunning) start(from);
  });
  document.addEventListener("DOMContentLoaded", () => {
    document.querySelector(".at-table").append(eventBox);
    const one = table();
    if (!one || one.dataset.step === undefined) return;
    const before = readSteps()[one.dataset.url];
    const from = Math.max(before ?? 0, Number(one.dataset.decided));
    const isNew = before === undefined && !from; // the table is opened for the first time, so nothing was missed
    shownAt = -5000; // no step was shown recently
    if (isNew || !isAnimated(one, from)) storeStep(Number(one.dataset.step));
    else replay(from);
  });
  const replay = (from) => {
    if (!(root.pace in MOVE_DURATION)) root.pace = "normal"; // the user has asked for the replay, so show it at any pace setting
    end();
    budgetStart = performance.now();
    latest = parts(document).map((one) => one?.cloneNode(true));
    begin(table(), from);
  };

  // a form that the user sends ends the animation
  document.addEventListener("htmx:beforeRequest", (request) => {
    if (request.detail.requestConfig.verb !== "post") return;
    end();
    movedAt = budgetStart = performance.now();
  });
  addEventListener(
    "click",
    (click) => {
      const button = click.target.closest("#again");
      if (!button && !(isRunning() && click.target.closest("#table"))) return;
      if (button || click.target.closest(".board, .roster")) {
        click.preventDefault();
        click.stopPropagation();
      }
      if (button && !isRunning()) replay(Number(table().dataset.decided));
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
      end(); // afterwards a digit presses a highlighted button
    },
    true,
  );
})();
