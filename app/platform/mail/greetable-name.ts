const maxLength = 60;
const maxWords = 6;

/** Letters of any script and the punctuation of names; nothing that opens a link or an address. */
const nameCharacters = /^[\p{L}\p{M} .,;'’‘"“”„«»&+()·・-]+$/u;
const joiners = /[\u200c\u200d]/g;
const domain = /\.[\p{L}\p{M}]{2}/u;
const linkStart = /(?:^|[^\p{L}])(?:https?|hxxps?|www)(?:[^\p{L}]|$)/iu;

/**
 * Returns the name that a mail may greet, or an empty string. The sender of a form chooses name and address, so a name
 * with a link, address, domain or number would send that text to a stranger in our name.
 */
export function greetableName(name: string): string {
  if (name.length > maxLength || name.split(" ").length > maxWords) return "";
  const text = name.replace(joiners, "");
  const isName = nameCharacters.test(text) && !domain.test(text) && !linkStart.test(text);
  return isName ? name : "";
}
