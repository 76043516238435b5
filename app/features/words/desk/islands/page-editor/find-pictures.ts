import { deskPaths } from "#facts/desk-paths.ts";
import { wordsCopy } from "../../../words.ts";

/** A picture of the page, and the page of the desk where the owner puts their own in its place. */
export type PagePicture = { name: string; alt: string; href: string };

const prefix = "picture--";

/** The last name is that of a picture of this page only. */
const nameIn = (picture: Element) =>
  [...picture.classList].findLast((name) => name.startsWith(prefix))?.slice(prefix.length);
const hrefOf = (picture: Element | null) => {
  const name = picture && nameIn(picture);
  return name ? deskPaths.picture(name) : undefined;
};

/** The pictures of the page, each once; those in view say that they can be changed. */
export function findPictures(page: HTMLElement): PagePicture[] {
  const found = new Map<string, PagePicture>();
  for (const picture of page.querySelectorAll<HTMLElement>(".picture")) {
    const name = nameIn(picture);
    const href = hrefOf(picture);
    if (!name || !href) continue;
    picture.dataset.picture = name;
    picture.title = wordsCopy.editor.changePicture;
    found.set(name, { name, href, alt: found.get(name)?.alt || (picture.querySelector("img")?.alt ?? "") });
  }
  return [...found.values()];
}

/** A press on a picture leads to it. */
export function pictureAt({ target }: Event): string | undefined {
  return target instanceof Element && !target.closest("[data-editable]")
    ? hrefOf(target.closest(".picture"))
    : undefined;
}
