import { pagePaths } from "#features/frame/every-page.ts";
import { onPageOnly, readOnPage } from "#features/frame/pictures-on-page.ts";
import type { PictureUses } from "../server/own/find-uses.ts";
import { picturesCopy as copy, pictureNames } from "../words/desk.ts";
import { nameOfPage } from "./pages-with-pictures.ts";

/** A page that shows a picture; `alone` names the picture that this page may have instead. */
export type Use = { path: string; name: string; isDescribed: boolean; alone?: string; hasOther?: boolean };

export function titleOf(name: string): string | undefined {
  const on = readOnPage(name);
  const title = pictureNames[on?.picture ?? name];
  return on && title ? copy.onlyOn(title, nameOfPage(pagePaths[on.page] ?? "")) : title;
}

/** The pages that show a picture, and those that show another one in its place. */
export function usesOf(name: string, uses: PictureUses): Use[] {
  const on = readOnPage(name);
  const picture = on?.picture ?? name;
  const found = [picture, ...Object.keys(pagePaths).map((page) => onPageOnly(picture, page))].flatMap((each) =>
    (uses.get(each) ?? []).map((use) => ({ ...use, name: nameOfPage(use.path), hasOther: each !== picture })),
  );
  if (on) return found.filter(({ path }) => path === pagePaths[on.page]).map(({ hasOther, ...use }) => use);
  return found.map((use) => {
    const page = Object.keys(pagePaths).find((each) => pagePaths[each] === use.path);
    return { ...use, ...(page && { alone: onPageOnly(name, page) }) };
  });
}
