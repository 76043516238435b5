const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** The digit of each letter on a keypad (ITU-T E.161). */
const digits = "22233344455566677778889999";
/** A toll-free number of North America whose end is a word. */
const endsWithWord = /^\+?1?[ (.-]{0,2}8\d\d[ ).-]{0,2}[A-Z]/;
const minDigits = 5;

/** The address that calls a number as somebody typed it, with its extension after a pause; undefined if it is none. */
export function phoneLink(typed: string): string | undefined {
  const plain = typed.normalize("NFKC").replace(/^tel:/i, "");
  const isWord = endsWithWord.test(plain);
  const spelt = isWord ? plain.replace(/[A-Z]/g, (letter) => digits[letters.indexOf(letter)] ?? "") : plain;
  const [number = "", extension = ""] = spelt.split(/ext(?:ension)?|x/i).map((part) => part.replace(/[^\d+]/g, ""));
  if (number.replace("+", "").length < minDigits) return undefined;
  return `tel:${number}${extension && `,${extension}`}`;
}
