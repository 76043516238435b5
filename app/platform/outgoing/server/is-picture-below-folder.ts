/**
 * Dots, slashes, percent signs, question marks, semicolons and control characters in disguise, path parameters, and
 * names that begin with two dots: servers differ in how they read them.
 */
const ambiguous = /;|%(?:[01]|2[35ef]|3[bf]|5c|7f)|(?:^|\/)\.\./i;
const picture = /[^/]\.(?:avif|gif|jpe?g|png|webp)$/i;

/**
 * Whether an address is of a picture's file below another's folder (its path up to the last slash) however a server
 * reads it. Other paths there may be webhooks, which a request sets off.
 */
export function isPictureBelowFolder(url: URL, address: string): boolean {
  const folder = new URL(".", address);
  if (url.origin !== folder.origin || !url.pathname.startsWith(folder.pathname)) return false;
  const below = url.pathname.slice(folder.pathname.length);
  return url.search === "" && picture.test(below) && !ambiguous.test(below);
}
