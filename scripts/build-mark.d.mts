type Part = "pages" | "processes" | "site";
export function isBuilt(part: Part): boolean;
export function beginBuild(parts?: Part[]): () => void;
