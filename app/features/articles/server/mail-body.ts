import type { BlockContent, Image, List, ListItem, Nodes, PhrasingContent, RootContent } from "mdast";
import { link, paragraph, quiet, sans, serif } from "#platform/mail/server/mail-parts.ts";
import { cleanAddress } from "#platform/rich-text/clean-address.ts";
import { type Xml, xml } from "#platform/text/escape-xml.ts";
import { grammar } from "#platform/text/grammar.ts";
import { isTooTangled } from "../rules/render/is-too-tangled.ts";

/** A part of a mail as text and as HTML. */
export type MailPart = { text: string; html: Xml };

/** Space above the first paragraph, and above others. */
const tops = { first: 22, others: 18 };

export const plainPart = (text: string, at = 1): MailPart => ({
  text,
  html: paragraph(text, at === 0 ? tops.first : tops.others),
});

/** Pictures as mails show them, by the addresses in the text. */
type Pictures = ReadonlyMap<string, { src: string; width: number; height: number }>;
/** The address of the site, and its pictures. */
type Around = { siteUrl: string; pictures: Pictures };

let last = { key: "", parts: [] as MailPart[] };

/** The Markdown of a mail as its parts, read once for all its readers. Pictures of the site are shown, others stand as their words. */
export function readMailBody(body: string, siteUrl: string, pictures: Pictures = new Map()): MailPart[] {
  const key = JSON.stringify([body, siteUrl, [...pictures]]);
  if (last.key !== key) last = { key, parts: readParts(body, { siteUrl, pictures }) };
  return last.parts;
}

function readParts(body: string, around: Around): MailPart[] {
  if (isTooTangled("markdown", body))
    return body
      .split("\n\n")
      .flatMap((each) => each.trim() || [])
      .map(plainPart);
  return grammar.parse(body).children.flatMap((block, at) => {
    const part = readBlock(block, at, around);
    return part.text.trim() || part.html.xml ? part : [];
  });
}

function readBlock(block: RootContent, at: number, around: Around): MailPart {
  const top = at === 0 ? tops.first : tops.others;
  const inline = (children: PhrasingContent[]) => ({
    text: textOf(children, around),
    html: htmlOf(children, around),
  });
  switch (block.type) {
    case "paragraph": {
      const [only, ...others] = block.children;
      if (only?.type === "image" && others.length === 0) return picture(only, around);
      const { text, html } = inline(block.children);
      return { text, html: paragraph(html, top) };
    }
    case "heading": {
      const { text, html } = inline(block.children);
      return { text, html: heading(html) };
    }
    case "list":
      return readList(block, around);
    case "blockquote":
      return readQuote(block.children, around);
    case "thematicBreak":
      return { text: "* * *", html: rule };
    default: {
      const text = wordsOf(block);
      return { text, html: text ? paragraph(text, top) : none };
    }
  }
}

const none: Xml = { xml: "" };
const rule = xml`<p class="hr" style="margin:24px 0 0;width:80px;border-top:1px solid #c9b694;font-size:1px;line-height:1px">&nbsp;</p>`;

const heading = (inner: Xml): Xml =>
  xml`<h2 class="ti" style="margin:28px 0 0;font-family:${serif};font-weight:400;font-size:26px;line-height:32px;word-break:break-word;color:#190d15">${inner}</h2>`;

const textStyle = `font-family:${sans};font-size:18px;line-height:29px;word-break:break-word;color:#190d15`;

function readList({ ordered, start, children }: List, around: Around): MailPart {
  const name = ordered ? "ol" : "ul";
  const items = children.map((item) => readItem(item, around));
  const signed = items.map(
    ({ text }, at) => `${ordered ? `${(start ?? 1) + at}.` : "-"} ${text.replace(/\n/g, "\n  ")}`,
  );
  const inner = xml`${items.map(({ html }) => xml`<li style="margin-top:6px">${html}</li>`)}`;
  const from = ordered && (start ?? 1) !== 1 ? ` start="${start}"` : "";
  const open = { xml: `<${name}${from} class="ti" style="margin:18px 0 0;padding-left:26px;${textStyle}">` };
  return { text: signed.join("\n"), html: xml`${open}${inner}${{ xml: `</${name}>` }}` };
}

function readItem({ children }: ListItem, around: Around): MailPart {
  const parts = children.map((block): MailPart => {
    if (block.type === "list") return readList(block, around);
    const inside = "children" in block ? (block.children as PhrasingContent[]) : [];
    return { text: textOf(inside, around), html: htmlOf(inside, around) };
  });
  return { text: parts.map(({ text }) => text).join("\n"), html: xml`${parts.map(({ html }) => html)}` };
}

function readQuote(children: readonly (BlockContent | RootContent)[], around: Around): MailPart {
  const parts = children.map((block, at) => readBlock(block as RootContent, at, around));
  return {
    text: parts.map(({ text }) => text.replace(/^/gm, "> ")).join("\n>\n"),
    html: xml`<blockquote class="hr" style="margin:24px 0 0;padding-left:20px;border-left:2px solid #c9b694;font-style:italic">${parts.map(({ html }) => html)}</blockquote>`,
  };
}

/** Of the paper of a letter, without its margins. */
export const pictureWidth = 504;

/** Some programs go by the size in the attributes, so a small picture keeps its own. */
function picture({ url, alt, title }: Image, { siteUrl, pictures }: Around): MailPart {
  const words = [alt, title].filter(Boolean).join(". ");
  if (!isOwn(url)) return plainPart(words);
  const caption = title ? quiet(title, "margin:8px 0 0;font-size:15px;line-height:23px") : null;
  const { src = url, width: ownWidth = pictureWidth, height: ownHeight = 0 } = pictures.get(url) ?? {};
  const width = Math.min(pictureWidth, ownWidth);
  const height = ownHeight ? { xml: ` height="${Math.round((width * ownHeight) / ownWidth)}"` } : none;
  return {
    text: words && `[${words}]`,
    html: xml`<img src="${siteUrl + src}" width="${width}"${height} alt="${alt ?? ""}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;margin-top:24px">${caption}`,
  };
}

const isOwn = (url: string) => /^\/(?!\/)/.test(url);

const isBreak = (node: PhrasingContent) =>
  node.type === "break" || (node.type === "html" && /^<br\s*\/?>$/i.test(node.value));

function htmlOf(children: readonly PhrasingContent[], around: Around): Xml {
  return xml`${children.map((node) => {
    if (isBreak(node)) return { xml: "<br>" };
    if (!("children" in node)) return xml`${wordsOf(node)}`;
    const inner = htmlOf(node.children, around);
    if (node.type === "strong") return xml`<b>${inner}</b>`;
    if (node.type === "emphasis") return xml`<i>${inner}</i>`;
    const href = node.type === "link" ? addressOf(node.url, around) : "";
    return href ? link(href, inner) : inner;
  })}`;
}

/** Emphasis says nothing in plain text; a link has its address behind it. */
function textOf(children: readonly PhrasingContent[], around: Around): string {
  const parts = children.map((node) => {
    if (isBreak(node)) return "\n";
    if (!("children" in node)) return wordsOf(node);
    const inner = textOf(node.children, around);
    const href = node.type === "link" ? addressOf(node.url, around) : "";
    return href && href !== inner && href !== `mailto:${inner}` ? `${inner} (${href})` : inner;
  });
  return parts.join("");
}

function addressOf(url: string, { siteUrl }: Around): string {
  const address = cleanAddress(url);
  if (address.startsWith("#")) return "";
  return isOwn(address) ? siteUrl + address : address;
}

function wordsOf(node: Nodes): string {
  if (node.type === "image") return node.alt ?? "";
  if ("value" in node) return node.type === "text" ? node.value.replace(/\n/g, " ") : node.value;
  if (!("children" in node)) return "";
  const between = node.type === "table" ? "\n" : node.type === "tableRow" ? ", " : "";
  return node.children.map((child) => wordsOf(child)).join(between);
}
