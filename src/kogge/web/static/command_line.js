// All that can be seen and done at a table, read and typed: `?` lists the commands, anything else is a move in notation.
// It works on tables, replays and exercises, from what the page itself says.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const box = byId("command-line");
  if (!box) return;
  const words = byId("command-words").dataset;
  const tell = (lines) => {
    const text = [lines].flat().filter(Boolean);
    const said = byId("command-said");
    for (const line of text.length ? text : [words.none])
      said.appendChild(document.createElement("p")).textContent = line;
    while (said.children.length > 200) said.firstElementChild.remove();
    said.scrollTop = said.scrollHeight;
  };
  const open = (isOpen) => {
    box.classList.toggle("open", isOpen);
    if (isOpen) byId("command").focus();
    else document.querySelector("#table button[name=move]")?.focus();
  };

  // the words of an element as a screen reader would read them
  const read = (one) => {
    const texts = [];
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent);
      else if (node.nodeType === Node.ELEMENT_NODE && node.ariaHidden !== "true" && !["KBD", "SVG", "svg"].includes(node.tagName)) {
        if (node.matches("button[name], [hidden]")) return; // what may be done has a command of its own
        if (node.matches("li, tr, dt")) texts.push(", ");
        node.childNodes.forEach(walk);
      }
    };
    walk(one);
    return texts.join(" ").replace(/\s+/g, " ").replace(/ ([,.:;])/g, "$1").replace(/[,\s]*,\s*/g, ", ").replace(/^[,\s]+|[,\s]+$/g, "");
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(read);
  const nameOf = (button) => (button.ariaLabel || button.textContent).replace(/\s+/g, " ").trim();
  const legal = () => [...document.querySelectorAll("#table button[name=move]")].filter((one) => !one.closest(".hint-panel"));
  const log = () => all(".log li, .meanwhile li");

  // every move that the rules allow, also those that take several clicks, is known to the server
  const moves = async () => {
    const { url, seat } = byId("table").dataset;
    const answer = document.querySelector("[data-events]")
      ? await fetch(`${url}/moves.txt${seat ? `?seat=${seat}` : ""}`).catch(() => null)
      : null;
    if (answer?.ok) return (await answer.text()).split("\n").filter(Boolean);
    const picks = [...document.querySelectorAll("#table button[name=pick]")].map((one) => nameOf(one));
    return [...legal().map((one) => `${one.value}: ${nameOf(one)}`), ...new Set(picks)];
  };
  // a move is played by its button; one that takes several clicks is sent as it is, and the table brings what follows
  const play = async (text) => {
    const found = legal().find((one) => one.value === text);
    if (found) return found.click();
    const { url, version, seat } = byId("table").dataset;
    if (!document.querySelector("[data-events]")) return tell(words.wrong);
    const body = new URLSearchParams({ move: text, version, seat });
    const headers = { "HX-Request": "true" };
    const answer = await fetch(`${url}/move`, { method: "POST", body, headers }).catch(() => null);
    if (answer?.ok) return null;
    const page = new DOMParser().parseFromString((await answer?.text()) || "", "text/html");
    return tell(page.getElementById("notice")?.textContent.trim() || words.wrong);
  };
  const press = (id) => {
    const found = byId(id);
    if (!found || found.disabled || found.ariaDisabled === "true") tell(words.wrong);
    else found.click();
  };
  const COMMANDS = {
    help: () => tell([...[...byId("commands").children].map((one) => [...one.children].map((part) => part.textContent).join(": ")), words.keys]),
    status: () => tell(all(".banner .say, .verdict p, .task")),
    moves: async () => {
      const found = byId("table").dataset.turn === "mine" ? await moves() : [];
      tell(found.length ? found : words.noMoves);
    },
    last: () => tell(log()[0]),
    log: () => tell(log().slice(0, 10).reverse()),
    hand: () => tell(all(".board > .tray, .unload, .hand")),
    players: () => tell([...all(".roster li"), ...all(".hands section")]),
    board: () => tell(all(".scene section, .scene > :not(:has(section))")),
    undo: () => press("undo"),
    hint: () => press("hint"),
    next: () => press("replay-next"),
    back: () => press("replay-back"),
    first: () => press("replay-first"),
    end: () => press("replay-last"),
  };
  const ALIASES = { "?": "help", commands: "help", "what can i do": "moves", "last move": "last", "my hand": "hand", previous: "back" };
  const named = (text) => {
    const own = [...byId("commands").children].find((one) => one.firstElementChild.textContent.toLowerCase() === text);
    const name = own?.dataset.command || ALIASES[text] || text;
    return byId("commands").querySelector(`[data-command="${CSS.escape(name)}"]`) && COMMANDS[name];
  };
  const run = async (line) => {
    const text = line.trim().replace(/\s+/g, " ");
    if (!text) return;
    tell(`> ${text}`);
    const command = named(text.toLowerCase());
    const [verb, ...rest] = text.split(" ");
    if (command) return command();
    if (verb.toLowerCase() === "say" && rest.length && byId("chat")) {
      byId("chat-text").value = rest.join(" ");
      return byId("chat").requestSubmit();
    }
    if (verb.toLowerCase() === "go" && /^\d+$/.test(rest[0] || "") && byId("replay-at")) {
      byId("replay-at").value = rest[0];
      return byId("replay-at").dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (byId("table").dataset.turn === "mine" && byId("play")) return play(text);
    return tell(words.wrong);
  };

  // whoever plays this way hears what happens, and what is asked
  let heard = log();
  document.addEventListener("htmx:afterSwap", (event) => {
    const now = log();
    const news = now.slice(0, Math.max(0, now.findIndex((one, i) => one === heard[0] && now[i + 1] === heard[1])));
    heard = now;
    if (byId("uncover")) byId("command-said").replaceChildren(); // the next player at this screen reads no other hand
    if (!box.classList.contains("open") || event.detail.target?.id !== "table") return;
    tell([...news.reverse(), ...all(".verdict p"), ...all(".banner .say")]);
  });
  byId("command-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const input = byId("command");
    const line = input.value;
    input.value = "";
    run(line);
  });
  byId("command-close").addEventListener("click", () => open(false));
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-command-line]")) open(true);
  });
  box.addEventListener("focusin", () => box.classList.add("open"));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && box.contains(event.target)) {
      event.stopPropagation();
      open(false);
    }
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?" || event.key === "/") {
      event.preventDefault();
      open(true);
      if (event.key === "?") COMMANDS.help();
    }
  }, true);
})();
