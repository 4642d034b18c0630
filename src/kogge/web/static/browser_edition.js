// The browser edition: save all games as a file, and load such a file. The page around this one does both.
(() => {
  "use strict";
  const said = (text) => {
    document.getElementById("games-said").textContent = text;
  };
  document.addEventListener("click", async (event) => {
    if (!event.target.closest("[data-games=save]")) return;
    try {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await parent.kogge.savedGames());
      link.download = `kogge-${new Date().toISOString().slice(0, 10)}.kogge-games`;
      link.click();
    } catch (error) {
      said(String(error.message || error));
    }
  });
  document.addEventListener("change", async (event) => {
    const input = event.target.closest("[data-games=load]");
    if (!input?.files.length) return;
    try {
      await parent.kogge.loadGames(await input.files[0].arrayBuffer());
    } catch (error) {
      said(String(error.message || error));
    }
  });
})();
