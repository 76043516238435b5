// biome-ignore-all lint/suspicious/noTemplateCurlyInString: source code is quoted
/** An expression that cannot be judged from the source, or is not safe, and what limits its time. */
export type ListedExpression = {
  file: string;
  /** As written in the source. */
  written: string;
  /** The maximum length of input from outside: the text, or the words that make the expression. */
  maxCharacters: number;
  /** The source text that enforces the length. */
  enforced: { file: string; words: string };
  /** The expressions that it becomes at run time: judged instead. */
  becomes: readonly string[];
};

export const listedExpressions: readonly ListedExpression[] = [
  {
    // The name of a property, of two.
    file: "app/features/bookings/server/calendars/write-caldav.ts",
    written: 'new RegExp(`^${property}:(\\\\d+)`, "m")',
    maxCharacters: 100,
    enforced: { file: "app/features/bookings/server/calendars/write-caldav.ts", words: 'numberIn(text, "SEQUENCE")' },
    becomes: ["^SEQUENCE:(\\d+)"],
  },
  {
    // The words of a search, escaped.
    file: "app/features/articles/rules/filter-posts.ts",
    written: 'new RegExp(`${wanted.replace(/[.*+?^${}()|[\\]\\\\]/g, "\\\\$&")}[^]`, "g")',
    maxCharacters: 200,
    enforced: { file: "app/features/articles/rules/list-filters.ts", words: ".trim().slice(0, maxWords)," },
    becomes: ["aaaaaaaaaaaaaaab[^]", "abababababababac[^]", "\\.\\.\\.\\.\\.\\.\\.\\*[^]"],
  },
  {
    // Published names of programs, escaped; it is matched against a user agent.
    file: "app/platform/http/read-agent.ts",
    written: 'new RegExp(names.map(asPattern).join("|"), "i")',
    maxCharacters: 400,
    enforced: { file: "app/platform/http/read-agent.ts", words: "const maxRead = 400;" },
    becomes: [
      "cohere-training-data-crawler|google-cloudvertexbot|googlebot|search\\.marginalia\\.nu|synapse \\(bot|yeti\\/",
    ],
  },
  {
    // The name of a block element, as matched by another expression of the file.
    file: "app/features/articles/rules/clean/remove-blocks.ts",
    written: 'new RegExp(`</${name}>`, "gi")',
    maxCharacters: 3,
    enforced: { file: "app/features/articles/rules/clean/remove-descriptions.ts", words: "<(p|div|li|h[1-6])" },
    becomes: ["</p>", "</div>", "</li>", "</h1>"],
  },
  {
    // The signs of the business's currency, escaped; it is matched against quotes of pages.
    file: "app/features/assistant/rules/amounts-in.ts",
    written: 'new RegExp(String.raw`(?:(${sign})\\s?)?(${number})(?=\\s?(${sign})|)`, "g")',
    maxCharacters: 600,
    enforced: { file: "app/features/assistant/server/site-index.ts", words: "const maxFactQuote = 600;" },
    becomes: ["(?:(\\$|USD)\\s?)?(\\d{1,12}(?:[.,'’\\s]\\d{3}){0,4}(?:[.,]\\d{1,2})?)(?=\\s?(\\$|USD)|)"],
  },
  {
    // A pattern of `app/routes.ts`; it is matched against a request's path.
    file: "app/platform/http/server/route-table.ts",
    written: "new RegExp(`^${source}$`)",
    maxCharacters: 2048,
    enforced: { file: "app/platform/http/server/bound-request.ts", words: "const maxPathCharacters = 2048;" },
    becomes: ["^/share/blog/[^/]+\\.jpg$", "^/booking/[^/]+/consultation\\.ics$", "^/desk/backup/kept/[^/]+$"],
  },
];
