import PostalMime, { decodeWords } from "postal-mime";
import { htmlToLines } from "../rules/html-to-lines.ts";
import type { IncomingMail } from "../rules/incoming-mail.ts";
import { unflow } from "../rules/unflow.ts";

/** A mail with more is refused as a whole; genuine ones stay far below. */
const limits = { maxNestingDepth: 30, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true } as const;
const maxTextCharacters = 64 * 1024;
const maxParts = 20;
const readTypes = /^(?:message\/|text\/(?:rfc822|calendar))/;

/**
 * Reads a mail, which may have been cut. Throws if it is nested too deeply or its headers are too long. Run it in a
 * bounded process.
 */
export async function parseMail(source: Uint8Array): Promise<IncomingMail> {
  const { fixed, isFlowed, deletesSpace } = withoutFlow(source);
  const { headers, text, html = "", attachments } = await PostalMime.parse(fixed, limits);
  const lines = isFlowed ? unflow((text ?? "").slice(0, maxTextCharacters), { deletesSpace }) : text;
  const own = lines?.trim() ? lines : htmlToLines(html.slice(0, 4 * maxTextCharacters));
  return {
    headers: headers.map(({ key, value }) => ({ name: key, value: decodeWords(value.replace(/\s+/g, " ")) })),
    // Some gateways break the boundaries of what they pass on.
    text: (own || attachments.length > 0 ? own : decode(source)).slice(0, maxTextCharacters),
    parts: attachments
      .filter(({ mimeType }) => readTypes.test(mimeType))
      .slice(0, maxParts)
      .map(({ mimeType, content }) => ({ type: mimeType, text: decode(content) })),
  };
}

/** The parser joins quoted lines with those around them: it is not told that lines flow. */
function withoutFlow(source: Uint8Array) {
  const mail = Buffer.from(source).toString("latin1");
  let isFlowed = false;
  const fixed = mail.replace(/\bformat="?flowed\b/gi, (words, at: number) => {
    if (!isInContentType(mail, at)) return words;
    isFlowed = true;
    return words.replace(/flowed/i, "fixed");
  });
  const deletesSpace = isFlowed && /\bdelsp="?yes\b/i.test(mail);
  return { fixed: isFlowed ? Buffer.from(fixed, "latin1") : source, isFlowed, deletesSpace };
}

/** Whether the field that this place belongs to is a Content-Type. */
function isInContentType(mail: string, at: number): boolean {
  const before = mail.slice(Math.max(0, at - 500), at).split(/\r?\n(?![ \t])/);
  return /^content-type:/i.test(before.at(-1) ?? "");
}

const decode = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string"
    ? content
    : new TextDecoder().decode(new Uint8Array(content).subarray(0, maxTextCharacters));
