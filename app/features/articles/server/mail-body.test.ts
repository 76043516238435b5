import { expect, test } from "vitest";
import { readMailBody } from "./mail-body.ts";

const site = "https://house.example";
const bare = (html: string) => html.replace(/ (?:style|class)="[^"]*"/g, "");

test.each([
  ["**first** and *second*", "first and second", "<p><b>first</b> and <i>second</i></p>"],
  [
    "[Words](/about) for all",
    "Words (https://house.example/about) for all",
    '<p><a href="https://house.example/about">Words</a> for all</p>',
  ],
  ["[x](javascript:a)", "x", "<p>x</p>"],
  ["<https://a.example>", "https://a.example", '<p><a href="https://a.example">https://a.example</a></p>'],
  ["One\\\nTwo<br>Three\nruns on", "One\nTwo\nThree runs on", "<p>One<br>Two<br>Three runs on</p>"],
  ["- a\n- b\n  1. c", "- a\n- b\n  1. c", "<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>"],
  ["## Hours", "Hours", "<h2>Hours</h2>"],
  ["> said", "> said", "<blockquote><p>said</p></blockquote>"],
  ["<b>no</b> & so", "<b>no</b> & so", "<p>&lt;b&gt;no&lt;/b&gt; &amp; so</p>"],
  ["| a | b |\n| - | - |\n| c | d |", "a, b\nc, d", "<p>a, b\nc, d</p>"],
  [
    '![A glass](/media/a.webp "At dusk")',
    "[A glass. At dusk]",
    '<img src="https://house.example/media/a.webp" width="504" alt="A glass"><p>At dusk</p>',
  ],
  ["![A glass](https://elsewhere.example/a.png)", "A glass", "<p>A glass</p>"],
])("a letter's %j is %j as text, and %j", (body, text, html) => {
  const [part, ...others] = readMailBody(body, site);
  expect([part?.text, bare(part?.html.xml ?? ""), others]).toEqual([text, html, []]);
});

test("a picture of a letter is the file for mails, in its own size or the width of the paper", () => {
  const pictures = new Map([
    ["/media/a.webp", { src: "/media/b.jpg", width: 1200, height: 800 }],
    ["/media/c.webp", { src: "/media/c.webp", width: 100, height: 40 }],
  ]);
  const parts = readMailBody("![A glass](/media/a.webp)\n\n![](/media/c.webp)", site, pictures);
  expect(parts.map(({ html }) => bare(html.xml))).toEqual([
    '<img src="https://house.example/media/b.jpg" width="504" height="336" alt="A glass">',
    '<img src="https://house.example/media/c.webp" width="100" height="40" alt="">',
  ]);
});

test("a letter too tangled to read stands as it was written, in paragraphs", () => {
  const body = `${"> ".repeat(2000)}a\n\n**b**`;
  expect(readMailBody(body, site).map(({ text }) => text.slice(-5))).toEqual(["> > a", "**b**"]);
});
