import { shorten } from "#app/rules/text/shorten.ts";
import { tidyText } from "#app/rules/text/tidy-text.ts";

const maxRead = 60_000;
const maxLines = 2000;
const maxLineCharacters = 1000;
const maxReplyCharacters = 4000;

const quoted = /^\s?>/;
/** "On Tue, Ada <ada@house.example> wrote:", in some languages. */
const attribution =
  /^(?:on|am|le|el|il|em|op|den|dne|w dniu)\s.{4,300}(?:wrote|schrieb|écrit|escribió|ha scritto|escreveu|schreef|skrev|napsal|pisze)\b.{0,150}:$/iu;
const divider =
  /^(?:[-_*=]{2,}\s*(?:original message|ursprüngliche nachricht|original-nachricht|message d['’]origine|message transféré|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|forwarded message|reply message)\s*[-_*=]{2,}|_{20,}|begin forwarded message:)$/iu;
const fromField = /^\*?(?:from|von|de|da|van|från|fra)\s?:\*?\s/iu;
const otherField =
  /^\*?(?:sent|date|gesendet|datum|envoyé|enviado(?: el)?|fecha|inviato|data|verzonden|skickat|sendt|to|an|à|para|aan|till|subject|betreff|objet|asunto|oggetto|onderwerp|ämne)\s?:\*?\s/iu;
const signature = /^--\s?$/;
const sentFrom =
  /^(?:sent from (?:my |outlook|yahoo|proton|mail for)|get outlook for|von meinem \S{1,30} gesendet|envoyé de(?:puis)? mon|enviado desde mi|inviato da(?:l mio)?|verzonden vanaf mijn)\b.{0,120}$/iu;

/** Returns the text that a person wrote in a reply, without the quoted mail, the signature and notes of the program. */
export function replyText(text: string): string {
  const lines = text
    .slice(0, maxRead)
    .split(/\r\n|\r|\n/, maxLines)
    .map((line) => line.slice(0, maxLineCharacters).trimEnd());
  const end = lines.findIndex((_, at) => beginsQuote(lines, at));
  const above = asText(end < 0 ? lines : lines.slice(0, end));
  return above || asText(lines.filter((line, at) => !quoted.test(line) && !beginsQuote(lines, at)));
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? "";
  if (line === "") return false;
  if (divider.test(line)) return true;
  if (fromField.test(line)) return lines.slice(at + 1, at + 5).some((each) => otherField.test(each.trim()));
  if (quoted.test(line)) return isRestQuoted(lines, at);
  if (endsWithAddress(line) && quoted.test(nextAfter(lines, at))) return true;
  // Programs break a long attribution.
  return [1, 2, 3].some((count) => attribution.test(joined(lines.slice(at, at + count))));
}

/** Lines up to an empty one. */
function joined(lines: readonly string[]): string {
  const end = lines.findIndex((line) => line.trim() === "");
  return (end < 0 ? lines : lines.slice(0, end)).map((line) => line.trim()).join(" ");
}

/** "Ada <ada@house.example>:", in any language. */
const endsWithAddress = (line: string) =>
  line.endsWith(":") && line.includes("@") && line.length - line.lastIndexOf(">") < 60 && line.includes("<");

const nextAfter = (lines: readonly string[], at: number) => lines.slice(at + 1, at + 4).find(Boolean) ?? "";

/** Whether only quoted lines follow. A quote with answers below it does not end the reply. */
const isRestQuoted = (lines: readonly string[], at: number) =>
  lines.slice(at, at + 200).every((line) => line.trim() === "" || quoted.test(line) || signature.test(line));

function asText(lines: readonly string[]): string {
  const end = lines.findIndex((line) => signature.test(line));
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => !sentFrom.test(line.trim()));
  return shorten(tidyText(own.join("\n"), "lines").replace(/\n{3,}/g, "\n\n"), maxReplyCharacters);
}
