const maxLength = 60;
const maxWords = 6;

/** Letters of any script and what stands between them in names. What opens a link or an address is not among it. */
const nameCharacters = /^[\p{L}\p{M} .,'’&()·・-]+$/u;
const joiners = /[\u200c\u200d]/g;
const domain = /\.[\p{L}\p{M}]{2}/u;
const linkStart = /(?:^|[^\p{L}])(?:https?|hxxps?|www)(?:[^\p{L}]|$)/iu;

/**
 * The name that a mail may greet somebody by, or nothing. Whoever fills in a form chooses the name and the address, so a
 * name that holds a link, an address, a domain or a number would bring a stranger that text in our name.
 */
export function greetableName(name: string): string {
  if (name.length > maxLength || name.split(" ").length > maxWords) return "";
  const text = name.replace(joiners, "");
  const isName = nameCharacters.test(text) && !domain.test(text) && !linkStart.test(text);
  return isName ? name : "";
}
