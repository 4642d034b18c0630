// What happened is shown as a film on the table itself: step by step, at the pace the person likes, large events as a moment
// of their own. It never keeps anybody from playing: a click on the board, or a key, and the table is as it stands now.
(() => {
  "use strict";
  const root = document.documentElement.dataset;
  const LASTS = Number(root.moveLasts); // milliseconds, as the person wishes
  const MOMENT = 4000; // a large event stays at least so long
  const KEPT = 50; // tables of which it is remembered how much was shown
  const table = () => document.getElementById("table");
  const box = () => document.getElementById("film");
  const pictures = (page) => [page.querySelector("#table .roster"), page.querySelector("#table .board")];
  const numbers = (text) => (text || "").split(" ").filter(Boolean).map(Number);

  // how far this browser has shown each table: whoever comes back sees what is new
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem("film")) || {};
    } catch {
      return {};
    }
  };
  let seen = 0,
    shownAt = 0;
  const note = (step) => {
    seen = step;
    shownAt = performance.now();
    const { [table().dataset.url]: _old, ...others } = read();
    const kept = [...Object.entries(others), [table().dataset.url, step]].slice(-KEPT);
    try {
      localStorage.setItem("film", JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // a browser that keeps nothing shows it once more after a reload
    }
  };

  // a film runs until the last step that something is said of; the table as it stands now waits meanwhile
  let take = 0,
    goal = 0,
    count = 0,
    present = null,
    goOn = () => {};
  const isRunning = () => present !== null;
  const isHand = (one) => one.classList.contains("layout-hand");
  const newSteps = (data, from) => numbers(data.told).filter((step) => step > from);
  const isWorthIt = (one, from) => {
    const steps = newSteps(one.dataset, from);
    if (root.pace === "once" || isHand(one) || !steps.length) return false;
    const isHasty = performance.now() - shownAt < LASTS / 2; // the step before could hardly be seen
    return steps.length > 1 || isHasty || numbers(one.dataset.moments).some((step) => step > from);
  };
  const put = (pages, isPresent) => {
    document.dispatchEvent(new Event("kogge:before"));
    pictures(document).forEach((old, i) => {
      if (old) Idiomorph.morph(old, pages[i], { morphStyle: "outerHTML" });
    });
    if (isPresent) pictures(document).forEach((one) => one && htmx.process(one));
    document.dispatchEvent(new Event(isPresent ? "kogge:present" : "kogge:frame"));
  };
  const end = () => {
    if (!isRunning()) return;
    take += 1;
    goOn();
    const now = present;
    present = null;
    delete root.filming;
    box().hidden = true;
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
  const show = async (frame) => {
    const said = frame.querySelector(".said");
    put([frame.querySelector(".roster"), frame.querySelector(".board")]);
    if (!said.children.length) return wait(300); // how it was before
    count += 1;
    box().hidden = false;
    box().querySelector(".said").replaceChildren(...said.cloneNode(true).children);
    const left = newSteps(table().dataset, Number(frame.dataset.step)).length;
    box().querySelector("[data-film=count]").textContent = `${count} / ${count + left}`;
    const isMoment = box().querySelector(".moment");
    return wait(isMoment ? Math.max(3 * LASTS, MOMENT) : "seat" in frame.dataset ? LASTS : 0.7 * LASTS);
  };
  const framesAfter = async (step) => {
    const query = new URLSearchParams({ after: step });
    if (table().dataset.seat) query.set("seat", table().dataset.seat);
    const answer = await fetch(`${table().dataset.url}/film?${query}`);
    const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : "", "text/html");
    return [...page.querySelectorAll("article")];
  };
  const run = async (from) => {
    const mine = (take += 1);
    let reached = from;
    root.filming = "yes";
    count = 0;
    while (reached < goal) {
      const frames = await framesAfter(reached).catch(() => []);
      if (mine !== take) return;
      if (!frames.some((one) => Number(one.dataset.step) > reached)) break;
      for (const frame of frames) {
        if (count && Number(frame.dataset.step) <= reached) continue;
        await show(frame);
        if (mine !== take) return;
        reached = Math.max(reached, Number(frame.dataset.step));
        note(reached);
      }
    }
    end();
  };
  const begin = (one, from) => {
    goal = numbers(one.dataset.told).at(-1) ?? 0;
    run(from);
  };

  // a table that comes in with more than one can follow: what is shown stays, and the film begins there
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target.id !== "table" || !event.detail.shouldSwap) return;
    const page = new DOMParser().parseFromString(event.detail.serverResponse, "text/html");
    const next = page.getElementById("table");
    const [now, coming] = [pictures(document), pictures(page)];
    if (!next || next.dataset.step === undefined || [...now, ...coming].includes(null)) {
      if (isRunning()) end();
      return;
    }
    const step = Number(next.dataset.step);
    const from = Math.min(step, Math.max(seen, Number(next.dataset.decided)));
    const runs = isRunning();
    if (!runs && !isWorthIt(next, from)) {
      if (step !== seen) note(step);
      return;
    }
    present = coming.map((one) => one.outerHTML);
    coming.forEach((one, i) => one.replaceWith(page.importNode(now[i], true)));
    event.detail.serverResponse = next.outerHTML;
    goal = numbers(next.dataset.told).at(-1) ?? goal;
    if (!runs) run(from);
  });
  document.addEventListener("DOMContentLoaded", () => {
    const one = table();
    if (!one || one.dataset.step === undefined) return;
    const before = read()[one.dataset.url];
    const from = Math.max(before ?? 0, Number(one.dataset.decided));
    const isNew = before === undefined && !from; // the first look at a table: nothing has been missed
    shownAt = -LASTS;
    if (isNew || !isWorthIt(one, from)) note(Number(one.dataset.step));
    else again(from);
  });
  const again = (from) => {
    end();
    present = pictures(document).map((one) => one.outerHTML);
    begin(table(), from);
  };

  // nobody waits for it
  document.addEventListener("htmx:beforeRequest", (event) => {
    if (event.detail.requestConfig.verb === "post") end();
  });
  addEventListener(
    "click",
    (event) => {
      const knob = event.target.closest("[data-film], #film .moment, #again, #table .board");
      if (!knob || (!isRunning() && knob.id !== "again")) return;
      event.preventDefault();
      event.stopPropagation();
      if (knob.id === "again") again(Number(table().dataset.decided));
      else if (knob.dataset.film === "next" || knob.matches(".moment")) goOn();
      else end();
    },
    true,
  );
  addEventListener(
    "keydown",
    (event) => {
      if (!isRunning() || event.target.closest("input, select, textarea")) return;
      if (event.key === "Escape") event.stopPropagation();
      if (event.key === "Escape" || /^[0-9]$/.test(event.key)) end(); // a digit then presses what is lit
    },
    true,
  );
})();
