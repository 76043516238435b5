import type { Element } from "hast";

const definitions = new Set(["clipPath", "mask"]);
/** The limit of the characters in clips and masks times their uses: a browser draws them anew for each. */
const maxCharacters = 1_000_000;

const isElement = (node: { type: string }): node is Element => node.type === "element";
const isClipping = (style: string) => /clip-path|mask/i.test(style);

/** The innermost blocks of a style sheet with their selectors, and the text outside them. */
function blocksOf(sheet: string) {
  const blocks: { selectors: string; style: string }[] = [];
  let outside = "";
  for (const part of sheet.split("}")) {
    const [style = "", selectors, ...before] = part.split("{").reverse();
    if (selectors === undefined) outside += style;
    else blocks.push({ selectors, style });
    outside += before.join("{");
  }
  return { blocks, outside };
}

/** Returns whether a style sheet clips or masks an element: by its class, or any if the selectors are not classes. */
function clippedBy(sheet: string): (element: Element) => boolean {
  const { blocks, outside } = blocksOf(sheet);
  const clipping = blocks.filter(({ style }) => isClipping(style));
  const selectors = clipping.flatMap((block) => block.selectors.split(",").map((each) => each.trim()));
  const classes = new Set(selectors.map((selector) => /^\.([\w-]+)$/.exec(selector)?.[1]));
  if (isClipping(outside) || classes.has(undefined)) return () => true;
  return ({ properties }) => [properties.className].flat().some((name) => classes.has(String(name)));
}

/**
 * Whether clips or masks are drawn within each other, or large ones very often: a few kilobytes of them can keep a
 * browser busy for hours.
 */
export function clipsTooOften(drawing: Element): boolean {
  const isClipped = clippedBy(sheetsOf(drawing));
  let isNested = false;
  let uses = 0;
  let characters = 0;
  const look = (element: Element, within: boolean) => {
    const { clipPath, mask, style } = element.properties;
    const isUse = Boolean(clipPath ?? mask) || isClipping(String(style ?? "")) || isClipped(element);
    const isWithin = within || definitions.has(element.tagName);
    if (isUse) uses += 1;
    if (isUse && isWithin) isNested = true;
    if (isWithin) characters += JSON.stringify(element.properties).length;
    for (const child of element.children.filter(isElement)) look(child, isWithin);
  };
  look(drawing, false);
  return isNested || uses * characters > maxCharacters;
}

const sheetsOf = (element: Element): string =>
  element.children
    .filter(isElement)
    .map((child) =>
      child.tagName === "style"
        ? child.children.map((each) => (each.type === "text" ? each.value : "")).join("")
        : sheetsOf(child),
    )
    .join("\n");
