const wrote =
  "(?:wrote|writes|schrieb|écrit|escribió|ha scritto|escreveu|schreef|skrev|napsal(?:\\(a\\))?|napisał(?:\\(a\\))?|pisze|написала?|пише)(?!\\p{L})";

const wroteWord = new RegExp(wrote, "iu");

/** The name may stand behind the word: "Am 3. Mai schrieb Ada <ada@house.example>:". */
const endsWithWrote = { test: (line: string) => line.endsWith(":") && wroteWord.test(line.slice(4).slice(-165)) };

/** How a line begins, and all of it, which programs break: "On Tue, Ada <ada@house.example> wrote:". */
const attributions: [begins: RegExp, whole: Pick<RegExp, "test">][] = [
  [/^(?:on|at|am|le|el|il|em|op|den|dne|w dniu)\s.{0,80}\d/iu, endsWithWrote],
  [/^[^<>]{0,120}</u, new RegExp(`^[^<>]{0,120}<[^<>]{3,200}>\\s{0,4}${wrote}.{0,100}:$`, "iu")],
  [/\d{4}/u, new RegExp(`^.{0,40}\\d{4}.{0,120}\\s${wrote}:$`, "iu")],
  [/^-{2,}\s*on\s/iu, /^.{4,300}\swrote\s*-{2,}$/iu],
  [/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\s/u, /^.{8,16}\s[^<>]{0,80}<[^<>]{0,100}@[^<>]{0,100}>:?$/u],
  [/^\d{4}-\d{2}-\d{2} \d{1,2}:\d{2} GMT[+-]\d{2}:\d{2}\s/u, /^.{1,200}$/u],
];
const divider =
  /^(?:[-_*=]{2,}\s*(?:original message|ursprüngliche nachricht|original-nachricht|message d['’]origine|message transféré|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht|forwarded message|reply message)\s*[-_*=]{2,}|_{20,}|begin forwarded message:)$/iu;
const fromField = /^\*?(?:from|von|de|da|van|från|fra)\s?:\*?\s/iu;
const otherField =
  /^\*?(?:sent|date|gesendet|datum|envoyé|enviado(?: el)?|fecha|inviato|data|verzonden|skickat|sendt|to|an|à|para|aan|till|subject|betreff|objet|asunto|oggetto|onderwerp|ämne)\s?:\*?\s/iu;
const quoted = /^\s?>/;
/** The end of an address that was broken before its mark. */
const closing = /^>[ \p{L}]{0,20}:$/u;
const maxHeadLines = 7;

/**
 * The number of lines from `at` on with which a program introduces the mail that is answered; 0 if a person wrote them.
 */
export function quoteHeadLength(lines: readonly string[], at: number): number {
  const line = lines[at]?.trim() ?? "";
  if (line === "" || quoted.test(line)) return 0;
  if (divider.test(line)) return 1 + fieldCount(lines, at + 1);
  if (fromField.test(line)) return fieldCount(lines, at);
  if (endsWithAddress(line) && quoted.test(lines.slice(at + 1, at + 4).find(Boolean) ?? "")) return 1;
  return attributionLength(lines, at);
}

/** "From: …", "Sent: …" and what follows up to an empty line; 0 if it is not the head of a mail. */
function fieldCount(lines: readonly string[], at: number): number {
  const near = lines.slice(at, at + 5).map((line) => line.trim());
  if (!near.some((line) => fromField.test(line)) || !near.some((line) => otherField.test(line))) return 0;
  const begins = near.findIndex(Boolean);
  const end = lines.findIndex((line, place) => place > at + begins && line.trim() === "");
  return (end < 0 ? lines.length : end) - at;
}

/** Programs break a long attribution, some with empty lines. */
function attributionLength(lines: readonly string[], at: number): number {
  let joined = lines[at]?.trim() ?? "";
  const possible = attributions.filter(([begins]) => begins.test(joined)).map(([, whole]) => whole);
  if (possible.length === 0) return 0;
  for (let length = 1; length <= maxHeadLines && joined.length < 400; length += 1) {
    if (possible.some((whole) => whole.test(joined))) return length;
    const next = lines[at + length]?.trim() ?? "";
    if (quoted.test(next) && !closing.test(next)) return 0;
    joined = `${joined} ${next}`.trim();
  }
  return 0;
}

/** "Ada <ada@house.example>:", in any language. */
const endsWithAddress = (line: string) =>
  line.endsWith(":") && line.includes("@") && line.length - line.lastIndexOf(">") < 60 && line.includes("<");
