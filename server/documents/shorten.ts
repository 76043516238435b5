/** At most so many characters, cut at a word's end where one is near, with an ellipsis where something was cut. */
export function shorten(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most).join("");
  return `${cut.replace(/(?<=.{20})\s+\S{0,30}$/u, "").replace(/[\s.,;:…–-]+$/u, "")}…`;
}
