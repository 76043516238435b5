import { Fragment, type Node } from "prosemirror-model";
import type { Clipboard } from "./read-clipboard.ts";
import { elsewhere } from "./read-html.ts";
import { readRtf } from "./read-rtf.ts";
import { schema } from "./schema.ts";

/** Stores a picture and returns its address; undefined if it is not taken. */
export type Upload = (file: File) => Promise<string | undefined>;

type Brought = { blocks: Node[]; missing: number };

/** Uploads the pictures in what is pasted. Those that the clipboard or the site does not have are left out and counted. */
export async function bringPictures(
  blocks: readonly Node[],
  { html, rtf = "", files = [] }: Clipboard,
  upload: Upload,
): Promise<Brought> {
  const srcs = blocks.flatMap(picturesIn).filter(isOfClipboard);
  const drawn = namesOfPictures(html);
  const isAway = (src: string) =>
    src.startsWith(elsewhere) && (drawn.size === 0 || src === elsewhere || drawn.has(src.slice(elsewhere.length)));
  const away = srcs.filter(isAway).length;
  const given = away > 0 ? [readRtf(rtf), files].find(({ length }) => length === away) : undefined;
  const waiting = [...(given ?? [])];
  const sources = srcs.map((src) => (isAway(src) ? waiting.shift() : fileOf(src)));
  const addresses = await Promise.all(sources.map((file) => file && Promise.race([upload(file), late()])));
  const missing = addresses.filter((address) => address === undefined).length;
  const placed = blocks.flatMap((block) => placePictures(block, addresses) ?? []);
  return { blocks: placed.filter((block, at) => block === blocks[at] || !isBlank(block)), missing };
}

const maxWaitMs = 30_000;
const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, maxWaitMs));

/** Word draws shapes too, and gives a picture of each only in its HTML. */
const namesOfPictures = (html: string) =>
  new Set(
    [...html.matchAll(/<v:shape\s[^<>]*>\s*<v:imagedata/g)].map(([shape]) => /\sid="([^"]*)"/.exec(shape)?.[1] ?? ""),
  );

const isOfClipboard = (src: string) => src.startsWith(elsewhere) || src.startsWith("data:");

function picturesIn(block: Node): string[] {
  const srcs: string[] = [];
  block.descendants(({ type, attrs }) => {
    if (type === schema.nodes.image) srcs.push(attrs.src);
  });
  return srcs;
}

/** Takes the first addresses; without one a picture goes. */
function placePictures(node: Node, addresses: (string | undefined)[]): Node | null {
  if (node.type === schema.nodes.image) {
    if (!isOfClipboard(node.attrs.src)) return node;
    const src = addresses.shift();
    return src === undefined ? null : node.type.create({ ...node.attrs, src }, null, node.marks);
  }
  if (node.isLeaf || picturesIn(node).length === 0) return node;
  return node.copy(Fragment.from(node.children.flatMap((child) => placePictures(child, addresses) ?? [])));
}

const isBlank = (node: Node) =>
  node.isTextblock && node.children.every(({ isText, text }) => isText && text?.trim() === "");

function fileOf(src: string): File | undefined {
  const [, type = "", base64 = ""] = /^data:(image\/[\w.+-]{1,20});base64,([\w+/=]+)$/i.exec(src) ?? [];
  try {
    return type
      ? new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], "picture", { type })
      : undefined;
  } catch {
    return undefined;
  }
}
