const number = String.raw`\d{1,12}(?:[.,'’\s]\d{3}){0,4}(?:[.,]\d{1,2})?`;

/** The digits of every amount with one of these signs before or after it: "1500" of "$1,500" and "1500 €". */
export function amountsIn(text: string, signs: readonly string[]): string[] {
  const sign = signs.map((each) => RegExp.escape(each)).join("|");
  const amount = new RegExp(String.raw`(?:(${sign})\s?)?(${number})(?=\s?(${sign})|)`, "g");
  return [...text.matchAll(amount)].flatMap(([, before, figure = "", after]) =>
    before || after ? figure.replace(/\D/g, "") : [],
  );
}
