import { cleanArticle } from "./clean/clean-article.ts";
import { isTooTangled } from "./render/is-too-tangled.ts";

/** How the page changes an article's text before it reads it. */
export const pageText = (text: string): string => cleanArticle(text).text;

/** Why a text is not for the editor without marks. */
export function reasonAgainst(content: string): "html" | "long" | undefined {
  const { kind, text } = cleanArticle(content);
  if (kind === "html") return "html";
  return isTooTangled(kind, text) || isTooTangled(kind, content) ? "long" : undefined;
}
