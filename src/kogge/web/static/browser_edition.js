// The browser edition: buttons that save all games to a file and load such a file, through functions of the parent page.
(() => {
  "use strict";
  const showError = (text) => {
    document.getElementById("games-status").textContent = text;
  };
  document.addEventListener("click", async (event) => {
    if (!event.target.closest("[data-games=save]")) return;
    try {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await parent.kogge.savedGames());
      link.download = `kogge-${new Date().toISOString().slice(0, 10)}.kogge-games`;
      link.click();
    } catch (error) {
      showError(String(error.message || error));
    }
  });
  document.addEventListener("change", async (event) => {
    const input = event.target.closest("[data-games=load]");
    if (!input?.files.length) return;
    try {
      await parent.kogge.loadGames(await input.files[0].arrayBuffer());
    } catch (error) {
      showError(String(error.message || error));
    }
  });
})();
