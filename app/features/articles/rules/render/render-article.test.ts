import { describe, expect, test } from "vitest";
import { renderArticle } from "./render-article.ts";
import { showArticle } from "./show-article.ts";

const picture = { src: "/media/abc.webp", srcSet: "/media/abc-480.webp 480w", width: 960, height: 640 };
const options = { pictureFor: (src: string) => (src.includes("ours") ? picture : null), host: "site.example" };
const html = (content: string, title?: string) => renderArticle(content, { ...options, title }).html.trim();
const rel = 'rel="nofollow noopener ugc"';

describe("markdown", () => {
  test.each([
    ["A *fine* **day** `now` ~~then~~", "<p>A <em>fine</em> <strong>day</strong> <code>now</code> <del>then</del></p>"],
    ["- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
    ["3. a\n4. b", '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ["> said", "<blockquote>\n<p>said</p>\n</blockquote>"],
    ["a<sub>1</sub>\n\n---", "<p>a<sub>1</sub></p>\n<hr>"],
    ["5 < 6 & I <3 it", "<p>5 &lt; 6 &amp; I &lt;3 it</p>"],
    ["Dear <your name>, `<city>`", "<p>Dear &lt;your name>, <code>&lt;city></code></p>"],
    ["<insert picture>\n\nText", "&lt;insert picture>\n<p>Text</p>"],
    ["<xss onclick=alert(1)>a</xss>", "<p>&lt;xss onclick=alert(1)>a&lt;/xss></p>"],
    ["<o:p>a</o:p> <my-tag>b</my-tag>", "<p>&lt;o:p>a&lt;/o:p> b</p>"],
    ["<div>\nDear <name>\n</div>", "<div>\nDear &lt;name>\n</div>"],
  ])("%j", (content, expected) => {
    expect(html(content)).toBe(expected);
  });

  test("loose marks are read as they were meant", () => {
    expect(html("Text\n##Hours\n-one\n-two")).toMatch(/<h2 [^>]*>Hours<\/h2>\n<ul>\n<li>one<\/li>/);
  });

  test("in a fence around the article they are read so too, and worth a warning", () => {
    const content = `Meta Description: A guide\n\n\`\`\`markdown\n#The Door\n\n${"It opens at four. ".repeat(9)}\n\`\`\``;
    const shown = showArticle(content, { ...options, title: "The Door" });
    expect(shown).toMatchObject({ isReal: true, hasLooseMarks: true });
    expect(shown.html).toMatch(/^\s*<p>It opens at four\..*<\/p>$/);
  });

  test("a line that repeats the title is removed", () => {
    for (const line of ["**Title:** The Door", "Title: The Door"])
      expect(html(`${line}\n\nIt opens at four.`, "The Door")).toBe("<p>It opens at four.</p>");
    expect(html("Title: Another", "The Door")).toBe("<p>Title: Another</p>");
  });

  test("tags in it stay, within paragraphs too [5.render.raw]", () => {
    expect(html("## Hours\n\nFrom <strong>eleven</strong><br>to *five*")).toContain(
      "<p>From <strong>eleven</strong><br>to <em>five</em></p>",
    );
  });

  test("code scrolls in a block that the keyboard reaches [5.render.code]", () => {
    expect(html("Text\n\n```json\n<b>\n```")).toContain(
      '<div class="code-block"><pre tabindex="0"><code class="language-json">&lt;b>\n</code></pre></div>',
    );
  });

  test("tables scroll in a named region, headers know their column", () => {
    const table = html("| Wine | Price |\n| :-- | --: |\n| Red | 9 |\n\n| a |\n| - |\n| b |");
    expect(table).toContain('<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>');
    expect(table).toContain('<div class="scroll" role="region" aria-label="Table 2" tabindex="0"><table>');
    expect(table).toContain('<th scope="col" class="is-right">Price</th>');
    expect(table).toContain('<td class="is-right">9</td>');
  });

  test("tasks are named symbols, not form fields", () => {
    const list = html("- [x] dusted\n- [ ] polished");
    expect(list).toContain('<span class="task task--done" role="img" aria-label="Done">☑</span> dusted');
    expect(list).toContain('<span class="task" role="img" aria-label="Open">☐</span> polished');
    expect(list).not.toContain("<input");
  });

  test("footnotes link there and back", () => {
    const text = html("Wine[^a] again[^a].\n\n[^a]: A note.");
    expect(text).toContain('<a href="#part-fn-a" id="part-fnref-a" data-footnote-ref="">1</a>');
    expect(text).toContain('<li id="part-fn-a">');
    expect(text).toContain('<a href="#part-fnref-a-2" data-footnote-backref="" aria-label="Back to the text">');
    expect(text).toMatch(/<section data-footnotes=""><h2 id="[^"]*">Notes<\/h2>/);
  });
});

describe("HTML", () => {
  test("is read as HTML, its text as text", () => {
    expect(html("<p>A **star** and a # hash</p>")).toBe("<p>A **star** and a # hash</p>");
  });

  test("tables, figures and definition lists survive; styles, classes and handlers don't", () => {
    const content =
      '<figure class="x"><table style="color:red"><caption>Hours</caption><tr onclick="a()"><td width="9">1</td></tr></table>' +
      "<figcaption>When</figcaption></figure><dl><dt>a</dt><dd>b</dd></dl>";
    expect(html(content)).toBe(
      '<figure><div class="scroll" role="region" aria-label="Hours" tabindex="0"><table><caption>Hours</caption>' +
        "<tbody><tr><td>1</td></tr></tbody></table></div><figcaption>When</figcaption></figure>" +
        "<dl><dt>a</dt><dd>b</dd></dl>",
    );
  });

  test("forms lose their fields, wrappers their tags, and both keep their text", () => {
    expect(html("<main><form action='/x'><p>Name <input name='q'></p></form><font>old</font></main>")).toBe(
      "<p>Name </p>old",
    );
  });
});

describe("headings", () => {
  const names = (content: string, title?: string) => html(content, title).match(/<h\d/g);

  test("begin below the title, whatever the article begins with", () => {
    expect(names("# A\n\n## B\n\n### C")).toEqual(["<h2", "<h3", "<h4"]);
    expect(names("## A\n\n### B")).toEqual(["<h2", "<h3"]);
    expect(names("#### A\n\n##### B\n\n#### C")).toEqual(["<h2", "<h3", "<h2"]);
    expect(names("<h1>A</h1><h6>B</h6>")).toEqual(["<h2", "<h6"]);
  });

  test("don't say the title again", () => {
    expect(names("# The Door!\n\n## Hours", "The *Door*")).toEqual(["<h2"]);
    expect(html("**Title:** The Door\n\nText", "The Door")).toBe("<p>Text</p>");
    expect(html("Title: a word\n\nText", "The Door")).toContain("Title: a word");
  });

  test("have ids of their own, and make the table of contents", () => {
    const { contents, html: text } = renderArticle(
      "## Hours\n\n### **On** Sunday[^1]\n\n## Hours\n\n#### x\n\n[^1]: n",
      options,
    );
    expect(contents).toEqual([
      { id: "part-hours", text: "Hours", depth: 2 },
      { id: "part-on-sunday", text: "On Sunday", depth: 3 },
      { id: "part-hours.2", text: "Hours", depth: 2 },
    ]);
    expect(text).toContain('<h2 id="part-hours.2">Hours</h2>');
  });

  test("ids of the author's get a prefix, and links follow", () => {
    expect(html('<h2 id="location">Where</h2><p><a href="#location">there</a></p>')).toBe(
      '<h2 id="part-location">Where</h2><p><a href="#part-location">there</a></p>',
    );
    expect(html("[up](#the-hours)\n\n## The Hours")).toContain('<a href="#part-the-hours">up</a>');
  });

  test("without words are none", () => {
    expect(html("<h2> </h2><p>Text</p>")).not.toContain("<h");
  });
});

describe("links", () => {
  test.each([
    ["https://x.example/a?b=c#d", `<a href="https://x.example/a?b=c#d" ${rel}>go</a>`],
    ["//x.example/a", `<a href="https://x.example/a" ${rel}>go</a>`],
    ["/\\x.example", `<a href="https://x.example/" ${rel}>go</a>`],
    ["https://site.example/about", '<a href="https://site.example/about">go</a>'],
    ["/about?a=b", '<a href="/about?a=b">go</a>'],
    ["about", '<a href="about">go</a>'],
    ["mailto:a@x.example?subject=Hi", '<a href="mailto:a@x.example?subject=Hi">go</a>'],
    ["tel:+15550100", '<a href="tel:+15550100">go</a>'],
    ["javascript:alert(1)", "go"],
    ["java&#9;script:alert(1)", "go"],
    ["vbscript:x", "go"],
    ["data:text/html,x", "go"],
    ["blob:https://x", "go"],
    ["https://bank.example@evil.example", "go"],
    ["", "go"],
  ])("%s", (href, expected) => {
    expect(html(`<p><a href="${href}" target="_blank" onclick="a()">go</a></p>`)).toBe(`<p>${expected}</p>`);
  });
});

describe("pictures", () => {
  test("are our own copies, with their size", () => {
    expect(html("![A glass](https://third.example/ours.png)")).toBe(
      '<p><img src="/media/abc.webp" srcset="/media/abc-480.webp 480w" sizes="(min-width: 46rem) 46rem, 100vw" width="960" height="640" alt="A glass" loading="lazy" decoding="async"></p>',
    );
  });

  test("alone with a title they are figures", () => {
    expect(html('![A glass](ours.png "The first one")')).toMatch(
      /^<figure><img [^>]*alt="A glass"[^>]*><figcaption>The first one<\/figcaption><\/figure>$/,
    );
  });

  test("without a copy they are captioned links", () => {
    expect(html("![A glass](https://third.example/a.png)")).toBe(
      `<p><a href="https://third.example/a.png" ${rel}>Picture: A glass</a></p>`,
    );
    expect(html('<figure><img src="a.png"><figcaption>The hill</figcaption></figure>')).toBe(
      '<figure><p><a href="/a.png">Picture: The hill</a></p><figcaption>The hill</figcaption></figure>',
    );
  });

  test("within a link only their words stay", () => {
    expect(html("[![A glass](https://third.example/a.png)](/list)")).toBe('<p><a href="/list">A glass</a></p>');
  });

  test("as data they show only if the site says so", () => {
    expect(html('<p><img src="data:image/png;base64,AAAA" alt="Dot"></p>')).toBe("<p>Dot</p>");
    const requested: string[] = [];
    const pictureFor = (src: string) => {
      requested.push(src);
      return picture;
    };
    expect(renderArticle("![](data:image/png;base64,AAAA)", { ...options, pictureFor }).html).toContain(
      "/media/abc.webp",
    );
    expect(requested).toEqual(["data:image/png;base64,AAAA"]);
  });

  test("that only count readers are removed", () => {
    expect(html('<p>Text<img src="https://t.example/p.gif" width="1" height="1"><img alt="none"></p>')).toBe(
      "<p>Text</p>",
    );
  });

  test("are asked for by the address that data has, with its leading slash", () => {
    const requested: string[] = [];
    const pictureFor = (src: string) => {
      requested.push(src);
      return null;
    };
    renderArticle("![a](uploads/a.png) ![b](https://x.example/b.png)", { ...options, pictureFor });
    expect(requested).toEqual(["/uploads/a.png", "https://x.example/b.png"]);
  });
});

describe("frames", () => {
  test.each([
    ["//www.youtube.com/embed/abcdefghijk?rel=0", "YouTube", "https://www.youtube.com/watch?v=abcdefghijk"],
    ["https://www.youtube-nocookie.com/embed/abcdefghijk", "YouTube", "https://www.youtube.com/watch?v=abcdefghijk"],
    ["https://youtu.be/abcdefghijk", "YouTube", "https://www.youtube.com/watch?v=abcdefghijk"],
    [
      "https://www.youtube.com/embed/videoseries?list=PLabcdefghijk",
      "YouTube",
      "https://www.youtube.com/playlist?list=PLabcdefghijk",
    ],
    ["https://player.vimeo.com/video/12345?h=abcdef12", "Vimeo", "https://vimeo.com/12345/abcdef12"],
  ])("a video at %s becomes a captioned link", (src, host, href) => {
    expect(html(`<iframe src="${src}" title="The tour" allow="autoplay"></iframe><p>After</p>`)).toBe(
      `<p><a href="${href}" ${rel}>Watch the video on ${host}: The tour</a></p><p>After</p>`,
    );
  });

  test.each([
    "https://evil.example/embed/abcdefghijk",
    "https://www.youtube.com.evil.example/embed/abcdefghijk",
    "https://www.youtube.com/embed/%22onload=alert(1)",
    "javascript:alert(1)//youtube.com/embed/abcdefghijk",
    "",
  ])("any other goes: %s", (src) => {
    expect(html(`<p>Before</p><iframe src="${src}" srcdoc="<script>alert(1)</script>">inside</iframe>`)).toBe(
      "<p>Before</p>",
    );
  });
});

test("words of our own come from the caller", () => {
  const words = {
    notes: "Endnotes",
    backToText: "Up",
    table: "Grid",
    done: "Yes",
    open: "No",
    picture: "Image",
    video: () => "Film",
  };
  const text = renderArticle("- [x] a\n\n![b](c.png) [^1]\n\n[^1]: d", { ...options, words }).html;
  expect(text).toContain('aria-label="Yes"');
  expect(text).toContain("Image: b");
  expect(text).toContain("Endnotes");
});

test("a table's empty corner is no heading", () => {
  expect(html("|  | Covers |\n|--|--|\n| May | 12 |")).toContain('<td></td>\n<th scope="col">Covers</th>');
});
