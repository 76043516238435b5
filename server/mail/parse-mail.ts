import PostalMime, { decodeWords } from "postal-mime";
import { htmlToLines } from "#app/rules/mail/incoming/html-to-lines.ts";
import type { IncomingMail } from "#app/rules/mail/incoming/incoming-mail.ts";

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
  const { headers, text, html = "", attachments } = await PostalMime.parse(source, limits);
  const own = text?.trim() ? text : htmlToLines(html.slice(0, 4 * maxTextCharacters));
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

const decode = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string"
    ? content
    : new TextDecoder().decode(new Uint8Array(content).subarray(0, maxTextCharacters));
