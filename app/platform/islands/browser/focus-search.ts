/** Ctrl K or ⌘ K leads to the desk's search field. */
export function focusSearch() {
  const field = document.querySelector<HTMLInputElement>("[data-search]");
  if (!field) return;
  addEventListener("keydown", (event) => {
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
