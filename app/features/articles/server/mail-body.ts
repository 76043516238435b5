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

let last = { body: "", siteUrl: "", parts: [] as MailPart[] };

/** The Markdown of a mail as its parts, read once for all its readers. Pictures of the site are shown, others stand as their words. */
export function readMailBody(body: string, siteUrl: string): MailPart[] {
  if (last.body !== body || last.siteUrl !== siteUrl) last = { body, siteUrl, parts: readParts(body, siteUrl) };
  return last.parts;
}

function readParts(body: string, siteUrl: string): MailPart[] {
  if (isTooTangled("markdown", body))
    return body
      .split("\n\n")
      .flatMap((each) => each.trim() || [])
      .map(plainPart);
  return grammar.parse(body).children.flatMap((block, at) => {
    const part = readBlock(block, at, siteUrl);
    return part.text.trim() || part.html.xml ? part : [];
  });
}

function readBlock(block: RootContent, at: number, siteUrl: string): MailPart {
  const top = at === 0 ? tops.first : tops.others;
  const inline = (children: PhrasingContent[]) => ({
    text: textOf(children, siteUrl),
    html: htmlOf(children, siteUrl),
  });
  switch (block.type) {
    case "paragraph": {
      const [only, ...others] = block.children;
      if (only?.type === "image" && others.length === 0) return picture(only, siteUrl);
      const { text, html } = inline(block.children);
      return { text, html: paragraph(html, top) };
    }
    case "heading": {
      const { text, html } = inline(block.children);
      return { text, html: heading(html) };
    }
    case "list":
      return readList(block, siteUrl);
    case "blockquote":
      return readQuote(block.children, siteUrl);
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

function readList({ ordered, start, children }: List, siteUrl: string): MailPart {
  const name = ordered ? "ol" : "ul";
  const items = children.map((item) => readItem(item, siteUrl));
  const signed = items.map(
    ({ text }, at) => `${ordered ? `${(start ?? 1) + at}.` : "-"} ${text.replace(/\n/g, "\n  ")}`,
  );
  const inner = xml`${items.map(({ html }) => xml`<li style="margin-top:6px">${html}</li>`)}`;
  const from = ordered && (start ?? 1) !== 1 ? ` start="${start}"` : "";
  const open = { xml: `<${name}${from} class="ti" style="margin:18px 0 0;padding-left:26px;${textStyle}">` };
  return { text: signed.join("\n"), html: xml`${open}${inner}${{ xml: `</${name}>` }}` };
}

function readItem({ children }: ListItem, siteUrl: string): MailPart {
  const parts = children.map((block): MailPart => {
    if (block.type === "list") return readList(block, siteUrl);
    const inside = "children" in block ? (block.children as PhrasingContent[]) : [];
    return { text: textOf(inside, siteUrl), html: htmlOf(inside, siteUrl) };
  });
  return { text: parts.map(({ text }) => text).join("\n"), html: xml`${parts.map(({ html }) => html)}` };
}

function readQuote(children: readonly (BlockContent | RootContent)[], siteUrl: string): MailPart {
  const parts = children.map((block, at) => readBlock(block as RootContent, at, siteUrl));
  return {
    text: parts.map(({ text }) => text.replace(/^/gm, "> ")).join("\n>\n"),
    html: xml`<blockquote class="hr" style="margin:24px 0 0;padding-left:20px;border-left:2px solid #c9b694;font-style:italic">${parts.map(({ html }) => html)}</blockquote>`,
  };
}

const width = 504;

function picture({ url, alt, title }: Image, siteUrl: string): MailPart {
  const words = [alt, title].filter(Boolean).join(". ");
  if (!isOwn(url)) return plainPart(words);
  const caption = title ? quiet(title, "margin:8px 0 0;font-size:15px;line-height:23px") : null;
  return {
    text: words && `[${words}]`,
    html: xml`<img src="${siteUrl + url}" width="${width}" alt="${alt ?? ""}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;margin-top:24px">${caption}`,
  };
}

const isOwn = (url: string) => /^\/(?!\/)/.test(url);

const isBreak = (node: PhrasingContent) =>
  node.type === "break" || (node.type === "html" && /^<br\s*\/?>$/i.test(node.value));

function htmlOf(children: readonly PhrasingContent[], siteUrl: string): Xml {
  return xml`${children.map((node) => {
    if (isBreak(node)) return { xml: "<br>" };
    if (!("children" in node)) return xml`${wordsOf(node)}`;
    const inner = htmlOf(node.children, siteUrl);
    if (node.type === "strong") return xml`<b>${inner}</b>`;
    if (node.type === "emphasis") return xml`<i>${inner}</i>`;
    const href = node.type === "link" ? addressOf(node.url, siteUrl) : "";
    return href ? link(href, inner) : inner;
  })}`;
}

/** Emphasis says nothing in plain text; a link has its address behind it. */
function textOf(children: readonly PhrasingContent[], siteUrl: string): string {
  const parts = children.map((node) => {
    if (isBreak(node)) return "\n";
    if (!("children" in node)) return wordsOf(node);
    const inner = textOf(node.children, siteUrl);
    const href = node.type === "link" ? addressOf(node.url, siteUrl) : "";
    return href && href !== inner && href !== `mailto:${inner}` ? `${inner} (${href})` : inner;
  });
  return parts.join("");
}

function addressOf(url: string, siteUrl: string): string {
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
