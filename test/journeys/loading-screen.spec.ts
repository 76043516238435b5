import { forAll } from "../extent.ts";
import { openAlive } from "./open-alive.ts";
import { expect, test } from "./site.ts";

type Shown = { pulses: boolean; fillsScreen: boolean };

declare global {
  interface Window {
    tellShown: (shown: Shown) => void;
  }
}

for (const { toward, link, path, pulses } of [
  { toward: "a page", link: "Services", path: "/services", pulses: false },
  { toward: "an article", link: "", path: /\/blog\/[^/]+$/, pulses: true },
]) {
  test(
    `toward ${toward} that is slow the screen shows the seal${pulses ? ", pulsing" : ""} [2.loading]`,
    forAll,
    async ({ page }) => {
      let note: (shown: Shown) => void = () => {};
      const shown = new Promise<Shown>((resolve) => {
        note = resolve;
      });
      await page.exposeFunction("tellShown", (seen: Shown) => note(seen));
      await page.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () => {
          const screen = document.querySelector<HTMLElement>("[data-loading]");
          if (!screen) return;
          const tell = () => {
            const { width, height } = screen.getBoundingClientRect();
            const fillsScreen = width === innerWidth && height === innerHeight;
            if (!screen.hidden) window.tellShown({ pulses: screen.classList.contains("is-pulsing"), fillsScreen });
          };
          new MutationObserver(tell).observe(screen, { attributes: true });
        }),
      );
      await openAlive(page, "/blog");
      // Delays the next page until the screen was seen; by keyboard, so that it is not prefetched.
      await page.route(path, async (route) => {
        await shown;
        await route.continue();
      });
      const next = link
        ? page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link })
        : page.locator(".card h3 a").first();
      await next.focus();
      await page.keyboard.press("Enter");
      expect(await shown).toEqual({ pulses, fillsScreen: true });
      await expect(page).toHaveURL(path);
      await expect(page.locator("[data-loading]")).toBeHidden();
    },
  );
}
