export function authorInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((word) => [...word][0]?.toUpperCase()).join("");
}
