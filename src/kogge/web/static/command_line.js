// The command line: everything that can be seen and done at a table, as text. `?` lists the commands; any other input is
// played as a move in notation. It works at tables, in replays and in exercises, and takes what it prints from the page.
(() => {
  "use strict";
  const byId = (id) => document.getElementById(id);
  const box = byId("command-line");
  if (!box) return;
  const words = byId("command-words").dataset;
  const print = (lines) => {
    const text = [lines].flat().filter(Boolean);
    const output = byId("command-output");
    for (const line of text.length ? text : [words.none])
      output.appendChild(document.createElement("p")).textContent = line;
    while (output.children.length > 200) output.firstElementChild.remove();
    output.scrollTop = output.scrollHeight;
  };
  const setOpen = (isOpen) => {
    box.classList.toggle("open", isOpen);
    if (isOpen) byId("command").focus();
    else document.querySelector("#table button[name=move]")?.focus();
  };

  // the text of an element as a screen reader reads it, without the buttons of moves
  const spokenText = (one) => {
    const texts = [];
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent);
      else if (node.nodeType === Node.ELEMENT_NODE && node.ariaHidden !== "true" && !["KBD", "SVG", "svg"].includes(node.tagName)) {
        if (node.matches("button[name], [hidden]")) return; // the command `moves` lists them
        if (node.matches("li, tr, dt")) texts.push(", ");
        node.childNodes.forEach(walk);
      }
    };
    walk(one);
    return texts.join(" ").replace(/\s+/g, " ").replace(/ ([,.:;])/g, "$1").replace(/[,\s]*,\s*/g, ", ").replace(/^[,\s]+|[,\s]+$/g, "");
  };
  const textsOf = (selector) => [...document.querySelectorAll(selector)].map(spokenText);
  const nameOf = (button) => (button.ariaLabel || button.textContent).replace(/\s+/g, " ").trim();
  const moveButtons = () => [...document.querySelectorAll("#table button[name=move]")].filter((one) => !one.closest(".hint-panel"));
  const logLines = () => textsOf(".log li, .meanwhile li");

  // all legal moves, from the server where there is one: the page does not contain those that take several clicks
  const fetchMoves = async () => {
    const { url, seat } = byId("table").dataset;
    const response = document.querySelector("[data-events]")
      ? await fetch(`${url}/moves.txt${seat ? `?seat=${seat}` : ""}`).catch(() => null)
      : null;
    if (response?.ok) return (await response.text()).split("\n").filter(Boolean);
    const picks = [...document.querySelectorAll("#table button[name=pick]")].map((one) => nameOf(one));
    return [...moveButtons().map((one) => `${one.value}: ${nameOf(one)}`), ...new Set(picks)];
  };
  // press the button of a move; a move without a button, which takes several clicks, is posted, and the next update shows it
  const play = async (text) => {
    const button = moveButtons().find((one) => one.value === text);
    if (button) return button.click();
    const { url, version, seat } = byId("table").dataset;
    if (!document.querySelector("[data-events]")) return print(words.wrong);
    const body = new URLSearchParams({ move: text, version, seat });
    const headers = { "HX-Request": "true" };
    const response = await fetch(`${url}/move`, { method: "POST", body, headers }).catch(() => null);
    if (response?.ok) return null;
    const page = new DOMParser().parseFromString((await response?.text()) || "", "text/html");
    return print(page.getElementById("notice")?.textContent.trim() || words.wrong);
  };
  const press = (id) => {
    const button = byId(id);
    if (!button || button.disabled || button.ariaDisabled === "true") print(words.wrong);
    else button.click();
  };
  const COMMANDS = {
    help: () => {
      const commands = [...byId("commands").children].map((one) => [...one.children].map((part) => part.textContent).join(": "));
      print([...commands, words.keys]);
    },
    status: () => print(textsOf(".banner .say, .verdict p, .task")),
    moves: async () => {
      const found = byId("table").dataset.turn === "mine" ? await fetchMoves() : [];
      print(found.length ? found : words.noMoves);
    },
    last: () => print(logLines()[0]),
    log: () => print(logLines().slice(0, 10).reverse()),
    hand: () => print(textsOf(".board > .tray, .unload, .hand")),
    players: () => print([...textsOf(".roster li"), ...textsOf(".hands section")]),
    board: () => print(textsOf(".scene section, .scene > :not(:has(section))")),
    undo: () => press("undo"),
    hint: () => press("hint"),
    next: () => press("replay-next"),
    back: () => press("replay-back"),
    first: () => press("replay-first"),
    end: () => press("replay-last"),
  };
  const ALIASES = { "?": "help", commands: "help", "what can i do": "moves", "last move": "last", "my hand": "hand", previous: "back" };
  // a command by its name in the user's language, its English name, or an alias
  const commandNamed = (text) => {
    const translated = [...byId("commands").children].find((one) => one.firstElementChild.textContent.toLowerCase() === text);
    const name = translated?.dataset.command || ALIASES[text] || text;
    return byId("commands").querySelector(`[data-command="${CSS.escape(name)}"]`) && COMMANDS[name];
  };
  const run = async (line) => {
    const text = line.trim().replace(/\s+/g, " ");
    if (!text) return;
    print(`> ${text}`);
    const command = commandNamed(text.toLowerCase());
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
    return print(words.wrong);
  };

  // while the command line is open, print the new lines of the log and what the user has to decide
  let lastLog = logLines();
  document.addEventListener("htmx:afterSwap", (event) => {
    const now = logLines();
    const newLines = now.slice(0, Math.max(0, now.findIndex((one, i) => one === lastLog[0] && now[i + 1] === lastLog[1])));
    lastLog = now;
    if (byId("uncover")) byId("command-output").replaceChildren(); // the next player at this screen must not see the previous hand
    if (!box.classList.contains("open") || event.detail.target?.id !== "table") return;
    print([...newLines.reverse(), ...textsOf(".verdict p"), ...textsOf(".banner .say")]);
  });
  byId("command-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const input = byId("command");
    const line = input.value;
    input.value = "";
    run(line);
  });
  byId("command-close").addEventListener("click", () => setOpen(false));
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-command-line]")) setOpen(true);
  });
  box.addEventListener("focusin", () => box.classList.add("open"));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && box.contains(event.target)) {
      event.stopPropagation();
      setOpen(false);
    }
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "?" || event.key === "/") {
      event.preventDefault();
      setOpen(true);
      if (event.key === "?") COMMANDS.help();
    }
  }, true);
})();
