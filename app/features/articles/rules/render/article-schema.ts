import type { Options } from "rehype-sanitize";
import { unreadElements } from "#platform/text/html-elements.ts";

const words = (list: string) => list.split(" ");

/**
 * Elements that an article from outside may contain. Others are unwrapped (their text stays), or removed whole if their
 * content is not text.
 */
export const articleSchema: Options = {
  tagNames: words(
    "a abbr aside b bdi blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 " +
      "h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table " +
      "tbody td tfoot th thead time tr u ul var wbr",
  ),
  strip: [...unreadElements, ...words("embed frame frameset head")],
  attributes: {
    "*": ["id", "lang", ["dir", "ltr", "rtl", "auto"]],
    a: ["href", "dataFootnoteRef", "dataFootnoteBackref", "ariaLabel"],
    abbr: ["title"],
    code: [["className", /^language-[\w+#-]{1,40}$/]],
    details: ["open"],
    img: ["src", "alt", "title", "width", "height"],
    input: [["type", "checkbox"], "checked", ["disabled", true]],
    li: ["value", ["className", "task-list-item"]],
    ol: ["start", "reversed", ["className", "contains-task-list"]],
    section: ["dataFootnotes"],
    td: ["align", "colSpan", "rowSpan"],
    th: ["align", "colSpan", "rowSpan", ["scope", "col", "row"]],
    time: ["dateTime"],
    ul: [["className", "contains-task-list"]],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https", "data"] },
  required: { input: { type: "checkbox", disabled: true } },
  ancestors: Object.fromEntries(
    ["caption", "tbody", "td", "tfoot", "th", "thead", "tr"].map((name) => [name, ["table"]]),
  ),
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};
