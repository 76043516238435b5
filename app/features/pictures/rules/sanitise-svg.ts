import type { Element, ElementContent, Root } from "hast";
import rehypeRaw from "rehype-raw";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { clipsTooOften } from "./clips-in-svg.ts";
import { drawnElements, isSafeStyle, safeProperties, tiedElements } from "./svg-allow-list.ts";

/** A drawing of shapes alone; `width` and `height` are its proportions, at most {@link maxSide}. */
export type SafeSvg = { svg: string; width: number; height: number };

export type SvgProblem =
  | "unreadable"
  /** It draws with texts, pictures or copies, which are not allowed. */
  | "not shapes"
  /** Its clips and masks could keep a browser busy for hours. */
  | "too many clips";

const maxCharacters = 300_000;
const maxTags = 8000;
const maxDepth = 60;
const maxSide = 512;

const parser = unified().use(rehypeRaw).freeze();
const writer = unified().use(rehypeStringify, { space: "svg", closeEmptyElements: true }).freeze();

/** Rewrites a drawing with allowed content only: shapes, gradients, clips and plain styles. Never throws. */
export function sanitiseSvg(text: string): SafeSvg | SvgProblem {
  if (text.length > maxCharacters || text.split("<").length > maxTags) return "unreadable";
  try {
    const root = findSvg(parser.runSync({ type: "root", children: [{ type: "raw", value: text }] } as Root) as Root);
    const size = root && sizeOf(root);
    if (!root || !size) return "unreadable";
    const children = childrenOf(root, 0);
    if (!children) return "not shapes";
    const [left, top, width, height] = size;
    const shown = maxSide / Math.max(width, height);
    const outer = { width: width * shown, height: height * shown };
    const properties = { xmlns: "http://www.w3.org/2000/svg", viewBox: `${left} ${top} ${width} ${height}`, ...outer };
    const drawing: Element = { ...root, properties: { ...propertiesOf(root), ...properties }, children };
    if (clipsTooOften(drawing)) return "too many clips";
    return { svg: writer.stringify({ type: "root", children: [drawing] }), ...outer };
  } catch {
    return "unreadable";
  }
}

const isElement = (node: { type: string }): node is Element => node.type === "element";

function findSvg({ children }: Root | Element): Element | undefined {
  const elements = (children as { type: string }[]).filter(isElement);
  return (
    elements.find(({ tagName }) => tagName === "svg") ?? elements.map(findSvg).find((found) => found !== undefined)
  );
}

const numberOf = (value: unknown) => Number.parseFloat(String(value));

/** From the view box, else from width and height. */
function sizeOf({ properties }: Element): [number, number, number, number] | undefined {
  const box = String(properties.viewBox ?? `0 0 ${numberOf(properties.width)} ${numberOf(properties.height)}`);
  const [left = 0, top = 0, width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const areNumbers = [left, top, width, height].every(Number.isFinite);
  return areNumbers && width > 0 && height > 0 && width / height < 20 && height / width < 20
    ? [left, top, width, height]
    : undefined;
}

/** Undefined if a visible element would be lost. */
function childrenOf(parent: Element, depth: number): ElementContent[] | undefined {
  const kept: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    if (tiedElements.has(child.tagName) || depth > maxDepth) return undefined;
    if (child.tagName === "style") kept.push(...styleOf(child));
    if (!drawnElements.has(child.tagName)) continue;
    const children = childrenOf(child, depth + 1);
    if (!children) return undefined;
    kept.push({ type: "element", tagName: child.tagName, properties: propertiesOf(child), children });
  }
  return kept;
}

function styleOf({ children }: Element): ElementContent[] {
  const text = children.map((child) => (child.type === "text" ? child.value : "")).join("");
  const style = withoutComments(text).trim();
  if (!isSafeStyle(style)) return [];
  return [{ type: "element", tagName: "style", properties: {}, children: [{ type: "text", value: style }] }];
}

const withoutComments = (style: string) =>
  style
    .split("/*")
    .map((part, index) => (index === 0 ? part : (part.split("*/", 2)[1] ?? "")))
    .join(" ");

function propertiesOf({ properties }: Element): Element["properties"] {
  const { xLinkHref, ...others } = properties;
  const all = Object.entries({ ...(xLinkHref !== undefined && { href: xLinkHref }), ...others });
  const named = all.filter(([name]) => Object.hasOwn(safeProperties, name));
  return Object.fromEntries(named.filter(([name, value]) => safeProperties[name]?.(String(value))));
}
