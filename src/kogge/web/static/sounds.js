// Short, quiet sounds, synthesised without files. Browsers allow sound only after the user's first press on the page.
// A page with the focus plays the sounds of the game; any other page plays only the call "your turn".
(() => {
  "use strict";
  const root = document.documentElement.dataset;
  const table = () => document.getElementById("table");
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const storedVolume = () => {
    try {
      return Number(localStorage.getItem("volume") ?? 4);
    } catch {
      return 4;
    }
  };
  let context = null,
    volume = storedVolume();
  const createContext = () => {
    if (root.sounds === "yes") context ??= new AudioContext();
  };
  for (const name of ["pointerdown", "pointerup", "keydown"]) addEventListener(name, createContext, { once: true, capture: true });

  // one note: its pitch, which may slide `to` another, and its delay, duration, volume and waveform
  const note = (pitch, { after = 0, long = 0.2, loud = 0.1, shape = "sine", to = pitch } = {}) => {
    const tone = context.createOscillator(),
      gain = context.createGain(),
      start = context.currentTime + after;
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + long);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime((loud * volume) / 5, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + long + 0.05);
  };
  const crackle = () => {
    const length = context.sampleRate * 0.9;
    const buffer = context.createBuffer(1, length, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < length; i += 1)
      data[i] = (Math.random() * 2 - 1) * (1 - i / length) * (Math.random() < 0.06 ? 1 : 0.12);
    const source = context.createBufferSource(),
      gain = context.createGain();
    source.buffer = buffer;
    gain.gain.value = 0.06 * volume;
    source.connect(gain).connect(context.destination);
    source.start();
  };
  const SOUNDS = {
    move: () => note(210, { long: 0.09, loud: 0.12, shape: "triangle", to: 120 }),
    money: () => [1320, 1760].forEach((pitch, i) => note(pitch, { after: i * 0.07, long: 0.16, loud: 0.05 })),
    turn: () => note(880, { long: 0.3, loud: 0.05 }),
    call: () => [587, 880].forEach((pitch, i) => note(pitch, { after: i * 0.16, long: 0.5, loud: 0.15 })),
    event: () => [392, 523, 659].forEach((pitch, i) => note(pitch, { after: i * 0.05, long: 0.6, loud: 0.05, shape: "triangle" })),
    fire: crackle,
    end: () => [523, 659, 784, 1047].forEach((pitch, i) => note(pitch, { after: i * 0.16, long: 0.5, loud: 0.09, shape: "triangle" })),
  };
  const hasFocus = () => !document.hidden && document.hasFocus();
  const play = (name) => {
    if (!context || !volume || root.sounds !== "yes" || hasFocus() === (name === "call")) return; // the call only without the focus
    if (reducedMotion.matches && !["call", "turn", "end"].includes(name)) return;
    SOUNDS[name]();
  };

  // the call comes at once, because animations stop in a hidden tab; the other sounds follow the animation
  let turn = "",
    isTurnSoundDue = false;
  const callOrNoteTurn = () => {
    const now = table()?.dataset.turn || "";
    if (turn === "theirs" && now === "mine") {
      isTurnSoundDue = hasFocus();
      play("call");
    }
    turn = now;
  };

  // what sounds depend on: the places of the pieces, the user's money, the end of the game, the large event shown
  const state = () => ({
    pieces: [...document.querySelectorAll("#table [data-piece]")].map((one) => one.id + one.dataset.piece).join(),
    purse: document.querySelector(".roster .me .purse, .screen .purse")?.textContent || "",
    over: table()?.dataset.status === "over" && !("animating" in root),
    event: document.querySelector("#event:not([hidden])")?.textContent || "",
  });
  let previous = null;
  const playChanges = () => {
    if (!table()) return;
    const now = state();
    const isMine = isTurnSoundDue && !("animating" in root);
    if (isMine) isTurnSoundDue = false;
    if (previous) {
      if (now.over && !previous.over) play("end");
      else if (isMine) play("turn");
      else if (now.event && now.event !== previous.event) play(document.querySelector("#event .i-fire") ? "fire" : "event");
      else if (now.purse !== previous.purse) play("money");
      else if (now.pieces !== previous.pieces) play("move");
    }
    previous = now;
  };
  document.addEventListener("htmx:afterSwap", callOrNoteTurn);
  for (const changed of ["htmx:afterSwap", "kogge:frame", "kogge:present"])
    document.addEventListener(changed, () => setTimeout(playChanges, 20));
  document.addEventListener("input", (event) => {
    if (event.target.id !== "volume") return;
    volume = Number(event.target.value);
    try {
      localStorage.setItem("volume", String(volume));
    } catch {
      // without storage the volume lasts until the page is closed
    }
    createContext();
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "volume") play("turn");
  });
  document.addEventListener("DOMContentLoaded", () => {
    const slider = document.getElementById("volume");
    if (slider) slider.value = String(volume);
    callOrNoteTurn();
    playChanges();
  });
})();
