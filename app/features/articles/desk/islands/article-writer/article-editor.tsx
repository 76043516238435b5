import type { ComponentProps } from "react";
import { RichText } from "#platform/rich-text/browser/rich-text.tsx";
import { pageText, reasonAgainst } from "../../../rules/rich-article.ts";

type Props = Omit<ComponentProps<typeof RichText>, "pageText">;

/** Loaded when the page is at rest: the editor of an article's text. */
export const ArticleEditor = (props: Props) => <RichText {...props} pageText={pageText} />;

export { reasonAgainst };
