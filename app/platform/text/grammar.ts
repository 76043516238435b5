import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** How a page and the editor read Markdown. */
export const grammar = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();
