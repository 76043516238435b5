// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code is quoted
/** An expression that cannot be judged from the source, or is not safe, and what keeps it from taking long. */
export type ListedExpression = {
  file: string;
  /** As it stands there. */
  written: string;
  /** The greatest length of what comes from outside: of its text, or of the words it is made of. */
  maxCharacters: number;
  /** The words of the source that see to that length. */
  enforced: { file: string; words: string };
  /** What it becomes when the site runs: judged in its place. */
  becomes: readonly string[];
};

export const listedExpressions: readonly ListedExpression[] = [
  {
    // The words of a search, each character as it is.
    file: "app/rules/articles/filter-posts.ts",
    written: 'new RegExp(`${wanted.replace(/[.*+?^${}()|[\\]\\\\]/g, "\\\\$&")}[^]`, "g")',
    maxCharacters: 200,
    enforced: { file: "app/rules/articles/list-filters.ts", words: ".trim().slice(0, maxWords)," },
    becomes: ["aaaaaaaaaaaaaaab[^]", "abababababababac[^]", "\\.\\.\\.\\.\\.\\.\\.\\*[^]"],
  },
  {
    // The name of a block element, as another expression of the file has matched it.
    file: "app/rules/articles/clean/remove-descriptions.ts",
    written: 'new RegExp(`</${name}>`, "gi")',
    maxCharacters: 3,
    enforced: { file: "app/rules/articles/clean/remove-descriptions.ts", words: "<(p|div|li|h[1-6])" },
    becomes: ["</p>", "</div>", "</li>", "</h1>"],
  },
  {
    // A pattern of `app/routes.ts`; it looks at the path of a request.
    file: "server/http/route-book.ts",
    written: "new RegExp(`^${source}$`)",
    maxCharacters: 2048,
    enforced: { file: "server/http/bound-request.ts", words: "const maxPathCharacters = 2048;" },
    becomes: ["^/share/blog/[^/]+\\.jpg$", "^/booking/[^/]+/consultation\\.ics$", "^/desk/backup/kept/[^/]+$"],
  },
];
