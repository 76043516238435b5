const maxPath = 2000;
const none = /^(?:n\/?a|none|null|undefined|false|-+)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are taken out of addresses
const controls = /[\u0000-\u001f\u007f]/g;

/** Adds a leading slash unless the path starts with http, https, data or a slash; empty if there is none. */
export function imagePath(address: string): string {
  const path = address.toWellFormed().trim();
  if (/^data:/i.test(path)) return path;
  const clean = path
    .slice(0, maxPath + 1)
    .replace(controls, "")
    .replaceAll("\\", "/");
  if (clean === "" || clean.length > maxPath || none.test(clean)) return "";
  return /^(?:https?:|\/)/i.test(clean) ? clean : `/${clean}`;
}
