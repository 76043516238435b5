import { shorten } from "#platform/text/shorten.ts";
import { tidyText } from "#platform/text/tidy-text.ts";
import { quoteHeadLength } from "./quote-head.ts";

const maxRead = 60_000;
const maxLines = 2000;
const maxLineCharacters = 1000;
const maxReplyCharacters = 4000;

/** Some programs mark with initials: "MV> …". */
const quoted = /^\s?(?:[>|]|\p{Lu}{1,3}>{1,3}(?:\s|$))/u;
const signature = /^--\s?$/;
/** "Sent from my iPhone", as phones and their programs end a mail; a sentence of a person's has a comma or a full stop. */
const programsEnding =
  /^[<([]{0,2}(?:sent from my .{1,30}, (?:please )?(?:excuse|forgive).{0,60}$|from my (?:iphone|ipad|phone|mobile)|sent (?:from|via|with|by)|get \[?outlook for|von meinem \S{1,30} gesendet|diese nachricht wurde von mein|gesendet (?:von|mit)|envoyé (?:de|depuis|avec)|enviado desde|inviato da|verzonden (?:met|vanaf)|sendt fra|skickat från|skickades från|wysłane z|отправлено (?:из|с)|從我的 .{1,20}傳送|从我的 .{1,20}发送|someone from mobile)(?:[^,]{0,120}[^,.]|.{1,60}mail gesendet\.)?$/iu;
/** Traces that programs leave in order to follow a mail, and the rules that they draw. */
const leftover = /^(?:ᐧ|[-_=*\s]{5,})$/u;

/**
 * Returns the text that a person wrote in a reply, without the quoted mail, the signature and notes of the program. Where
 * all lines are marked and nothing introduces them, the person's words are among them.
 */
export function replyText(text: string): string {
  const lines = text
    .slice(0, maxRead)
    .split(/\r\n|\r|\n/, maxLines)
    .map((line) => line.slice(0, maxLineCharacters).trimEnd());
  return asText(isMarkedByPerson(lines) ? lines : ownLines(lines));
}

function isMarkedByPerson(lines: readonly string[]): boolean {
  if (lines.some((line) => line !== "" && !quoted.test(line))) return false;
  const words = lines.map((line) => line.replace(/^[>|\s]+/, ""));
  return !words.some((_, at) => quoteHeadLength(words, at) > 0);
}

/**
 * Leaves out lines that a mark quotes; answers between them stay. Nothing marks the lines below "From: …": they end the
 * reply, unless nothing stands above.
 */
function ownLines(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const headLength = quoteHeadLength(lines, at);
    if (headLength > 0) {
      at += headLength - 1;
      if (!isQuoteNext(lines, at + 1) && own.some((each) => each !== "")) return own;
    } else if (!quoted.test(line)) own.push(line);
    else if (own.at(-1) !== "") own.push("");
  }
  return own;
}

const isQuoteNext = (lines: readonly string[], at: number) =>
  quoted.test(lines.slice(at, at + 4).find((line) => line !== "") ?? "");

function asText(lines: readonly string[]): string {
  const end = lines.findIndex((line) => signature.test(line));
  const own = lines.slice(0, end < 0 ? lines.length : end);
  while (own.length > 0 && isNoWord(own.at(-1) ?? "")) own.pop();
  return shorten(tidyText(own.join("\n"), "lines").replace(/\n{3,}/g, "\n\n"), maxReplyCharacters);
}

const isNoWord = (line: string) => {
  const words = line.trim();
  return words === "" || leftover.test(words) || programsEnding.test(words);
};
