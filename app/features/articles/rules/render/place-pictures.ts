import type { Element, ElementContent, Root } from "hast";
import { imagePath } from "../image-path.ts";
import type { ArticleWords } from "./article-words.ts";
import { asBlock, element, isElement, type Parent, replaceElements, text, wordsIn } from "./elements.ts";
import { safeLink } from "./safe-link.ts";

export type Picture = { src: string; srcSet?: string; width?: number; height?: number };
/** Our copy of a picture by its address, or the original if a browser may show it; null if there is none. */
export type PictureFor = (src: string) => Picture | null;

const sizes = "(min-width: 46rem) 46rem, 100vw";

/** Each picture is our own copy, or a link with its caption: a page makes no third-party requests. */
export function placePictures(tree: Root, pictureFor: PictureFor, host: string, words: ArticleWords): void {
  replaceElements(tree, (node, ancestors) => {
    if (node.tagName === "p") return soleFigure(node);
    return node.tagName === "img" ? place(node, ancestors, pictureFor, host, words) : null;
  });
}

function place(
  img: Element,
  ancestors: readonly Parent[],
  pictureFor: PictureFor,
  host: string,
  words: ArticleWords,
): ElementContent[] {
  const src = imagePath(String(img.properties.src ?? ""));
  const alt = String(img.properties.alt ?? "").trim();
  if (src === "" || isPixel(img)) return [];
  const picture = pictureFor(src);
  if (picture) return [ownPicture(picture, alt, img.properties.title)];
  const link = /^data:/i.test(src) ? null : safeLink(src, host);
  const isInLink = ancestors.some((ancestor) => isElement(ancestor, "a"));
  if (!link || isInLink) return alt ? [text(alt)] : [];
  const caption = alt || captionAround(ancestors);
  const label = caption ? `${words.picture}: ${caption}` : words.picture;
  return [asBlock(element("a", { href: link.href }, [text(label)]), ancestors)];
}

/** A picture of one or two pixels only tracks readers. */
const isPixel = (img: Element): boolean =>
  [img.properties.width, img.properties.height].some((size) => size !== undefined && size !== "" && Number(size) <= 2);

function ownPicture({ src, srcSet, width, height }: Picture, alt: string, title: unknown): Element {
  const wide = srcSet ? { srcSet, sizes } : {};
  const caption = typeof title === "string" && title.trim() !== "" ? { title } : {};
  return element("img", { src, ...wide, width, height, alt, loading: "lazy", decoding: "async", ...caption }, []);
}

function captionAround(ancestors: readonly Parent[]): string {
  const figure = ancestors.findLast((ancestor) => isElement(ancestor, "figure"));
  const caption = figure?.children.find((child) => isElement(child, "figcaption"));
  return caption ? wordsIn(caption).slice(0, 200) : "";
}

/** A paragraph with only a titled picture is a figure; the title is its caption. */
function soleFigure(paragraph: Element): ElementContent[] | null {
  const [only, ...others] = paragraph.children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  if (others.length > 0 || !isElement(only, "img") || typeof only.properties.title !== "string") return null;
  const { title, ...properties } = only.properties;
  return [element("figure", {}, [{ ...only, properties }, element("figcaption", {}, [text(title)])])];
}
