import type { OwnPictures } from "#facts/look.ts";
import { pagePaths } from "./every-page.ts";

/** Stands between the name of a picture and that of the page which alone shows it; neither has one. */
const mark = "_";

export const onPageOnly = (picture: string, page: string) => `${picture}${mark}${page}`;

/** Reads a name as `onPageOnly` makes it; undefined for a picture of all pages. */
export function readOnPage(name: string): { picture: string; page: string } | undefined {
  const [picture = "", page, ...more] = name.split(mark);
  return page && Object.hasOwn(pagePaths, page) && more.length === 0 ? { picture, page } : undefined;
}

/** The owner's pictures that the page of this path shows, by the names of those they replace. */
export function picturesOnPage(pictures: OwnPictures, path: string): OwnPictures {
  const shown: Record<string, OwnPictures[string]> = {};
  // A picture of all pages comes first: its name is the beginning of the others.
  for (const [name, own] of Object.entries(pictures)) {
    const on = readOnPage(name);
    if (!on) shown[name] = own;
    else if (pagePaths[on.page] === path) shown[on.picture] = own;
  }
  return shown;
}
