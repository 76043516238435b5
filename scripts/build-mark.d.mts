export function isBuilt(part: "pages" | "site"): boolean;
