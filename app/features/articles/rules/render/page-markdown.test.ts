import { expect, test } from "vitest";
import { pageMarkdown } from "./page-markdown.ts";

const markdown = (main: string) =>
  pageMarkdown(
    `<!doctype html><html><body><header>Menu</header><main>${main}</main><footer>Foot</footer></body></html>`,
    "https://house.example/about",
  ).trim();

const cases: [name: string, html: string, text: string][] = [
  ["headings and paragraphs", "<h1>One</h1><p>Two\n  three.</p><h2>Four</h2>", "# One\n\nTwo three.\n\n## Four"],
  ["text beside blocks", "<div>Loose<p>Firm</p>ends</div>", "Loose\n\nFirm\n\nends"],
  [
    "things side by side, where the markup has no space between them",
    "<p><time>May 1</time><span>4 min</span></p><h1>Worth it,<span>and near</span></h1>",
    "May 1 4 min\n\n# Worth it, and near",
  ],
  [
    "a label and what it labels, with nothing between them",
    "<p><b>Plate I</b>Laid for one</p><p><time>5:20 <i>pm</i></time>A tasting room</p><p>Said<span>Twice</span></p>",
    "**Plate I** Laid for one\n\n5:20 pm A tasting room\n\nSaid Twice",
  ],
  ["a word in pieces", "<p>Al<i>d</i>er and <span>D</span>ash</p>", "Alder and Dash"],
  ["stress, its spaces outside", "<p>a <b> bold </b>and<em> fine</em>.</p>", "a **bold** and _fine_."],
  ["line breaks", "<p>One<br>two<br></p>", "One\\\ntwo"],
  [
    "links in full, those within the page as words",
    '<p><a href="/dash">Dash</a>, <a href="#foot">below</a>, <a href="mailto:a@b.example">write</a></p>',
    "[Dash](https://house.example/dash), below, [write](mailto:a@b.example)",
  ],
  [
    "a link without text by its label",
    '<a href="/x" aria-label="Home"><svg></svg></a>',
    "[Home](https://house.example/x)",
  ],
  [
    "a card that is one link",
    '<a href="/x"><h3>Card</h3><p>Text</p></a>',
    "### [Card](https://house.example/x)\n\nText",
  ],
  [
    "lists, one in the other",
    "<ul><li>One</li><li><p>Two</p><ol><li>Deep</li></ol></li></ul>",
    "- One\n\n- Two\n\n  1. Deep",
  ],
  [
    "terms and what is said of them",
    "<dl><div><dt>Setup</dt><dd>$1,000</dd></div><div><dt>Monthly</dt><dd>$500</dd></div></dl>",
    "- **Setup**: $1,000\n- **Monthly**: $500",
  ],
  [
    "tables with caption, row heads and bars",
    "<table><caption>Prices</caption><thead><tr><th>What</th><th>How much</th></tr></thead>" +
      '<tbody><tr><th scope="row">A</th><td>1 | 2<br>3</td></tr></tbody></table>',
    "_Prices_\n\n| What  | How much |\n| ----- | -------- |\n| **A** | 1 \\| 2 3 |",
  ],
  [
    "pictures that have words, and their captions",
    '<figure><picture><source srcset="/a.avif"><img src="/a.jpg" alt="A glass"></picture><figcaption>Plate</figcaption></figure><img src="/b.jpg" alt="">',
    "![A glass](https://house.example/a.jpg)\n\n_Plate_",
  ],
  [
    "quotes and code",
    "<blockquote><p>Said</p></blockquote><pre><code>a\n  b\n</code></pre>",
    "> Said\n\n```\na\n  b\n```",
  ],
  [
    "nothing that is operated or decoration",
    '<p>Kept</p><form><input><button>Go</button></form><svg><text>x</text></svg><span aria-hidden="true">01</span><iframe></iframe><div hidden>no</div><script>1</script>',
    "Kept",
  ],
  [
    "signs that markdown would read",
    "<p>1. * not _a_ list # [x](y) &lt;b&gt;</p>",
    "1\\. \\* not \\_a\\_ list # \\[x]\\(y) \\<b>",
  ],
  [
    "no ways to get about on the page, unless a sentence needs them",
    '<p><a href="#a">A</a> <a href="#b">B</a></p><ol><li><a href="#a">A</a></li></ol><p><a href="#c">C</a> is below.</p>',
    "C is below.",
  ],
  ["an answer that opens", "<details><summary>Why</summary><p>Because.</p></details>", "**Why**\n\nBecause."],
];

test.each(cases)("%s", (_, html, text) => {
  expect(markdown(html)).toBe(text);
});

test("only the content of main is included", () => {
  expect(pageMarkdown("<p>No main here</p>", "https://house.example/")).toBe("");
});
