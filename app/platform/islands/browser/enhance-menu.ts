const solidAfterPx = 50;

export function enhanceMenu() {
  const bar = document.querySelector("[data-bar]");
  const sheet = document.querySelector<HTMLDetailsElement>("[data-menu]");
  const drop = document.querySelector<HTMLDetailsElement>("[data-drop]");
  if (!bar || !sheet || !drop) return;

  const paint = () => bar.classList.toggle("is-solid", scrollY > solidAfterPx);
  addEventListener("scroll", paint, { passive: true });
  paint();

  sheet.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("nav a")) shut(sheet);
  });
  // The sheet covers the page, so the page behind it is inert.
  sheet.addEventListener("toggle", () => {
    for (const beneath of document.querySelectorAll<HTMLElement>("main, .foot, .bar__in > .mark")) {
      beneath.inert = sheet.open;
    }
  });
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of [sheet, drop]) shut(menu);
    drop.classList.add("is-shut");
  });
  drop.addEventListener("pointerleave", () => drop.classList.remove("is-shut"));
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !drop.contains(target)) drop.open = false;
  });
  drop.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !drop.contains(relatedTarget)) drop.open = false;
  });
  const shutBoth = () => {
    sheet.open = false;
    drop.open = false;
  };
  addEventListener("pageshow", shutBoth);
  // Turning a tablet shows the bar's own links instead of the sheet.
  matchMedia("(width >= 64rem)").addEventListener("change", shutBoth);
}

/** Closes a menu and returns the focus to its button if it was inside. */
function shut(menu: HTMLDetailsElement) {
  if (!menu.open) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector("summary")?.focus();
}
