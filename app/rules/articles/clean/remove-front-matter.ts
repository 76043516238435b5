const fences = new Map([
  ["---", /^(?:---|\.\.\.)[ \t]*$/],
  ["+++", /^\+\+\+[ \t]*$/],
]);
/** A key with its value, or what goes on below one: an item, an indented line, a comment, a bracket. */
const key = /^["']?[\p{L}_][\p{L}\p{N}_ .-]{0,60}["']?[ \t]*[:=](?:[ \t]|$)/u;
const more = /^(?:[ \t]|-[ \t]|#|[\]}]|$)/;
const maxLines = 100;

/** Removes YAML or TOML at the beginning of a text. Prose between two rules stays. */
export function removeFrontMatter(text: string): string {
  const start = text.search(/\S/);
  if (start === -1) return text;
  const lines = text.slice(start, start + 20_000).split("\n", maxLines);
  const fence = fences.get((lines[0] ?? "").trimEnd());
  const end = fence ? lines.findIndex((line, at) => at > 0 && fence.test(line)) : -1;
  const inside = lines.slice(1, Math.max(1, end));
  if (!key.test(inside[0] ?? "") || !inside.every((line) => key.test(line) || more.test(line))) return text;
  const length = lines.slice(0, end + 1).join("\n").length;
  return text.slice(start + length).replace(/^\n+/, "");
}
