import { describe, expect, test } from "vitest";
import { cleanArticle } from "./clean-article.ts";
import { beginsLikeAnswer } from "./remove-remarks.ts";

const prose = "The tasting room opens at eleven, and the first guests come up the hill on foot.";
const more = "Dogs are welcome on the terrace.";
const article = `## The hill\n\n${prose}`;
const clean = (content: string, source: "n8n" | "static" = "n8n") =>
  cleanArticle(content, { title: "The Door", source }).text;

describe("what a machine says to itself", () => {
  test.each<[string, string, string?]>([
    // source: DeepSeek R1, QwQ
    ["reasoning", `<think>\nThey want a post.\n\n# Plan\n</think>\n\n${article}`],
    ["reasoning in one line", `<think>Short.</think>${article}`],
    ["empty reasoning", `<think>\n\n</think>\n\n${article}`],
    // source: DeepSeek R1 with its chat template, which writes the opening tag into the prompt
    ["reasoning that lost its opener", `Okay, they want a post.\n\nLet me write.\n</think>\n\n${article}`],
    // source: Claude, asked to think in tags
    ["thinking", `<thinking>\nA plan.\n</thinking>\n${article}\n<thinking>\nGood.\n</thinking>`],
    // source: models asked for a static site's post (Hugo, Jekyll, Astro)
    ["YAML", `---\ntitle: "The Door"\ntags:\n  - wine\n  - doors\ndraft: false\n---\n\n${article}`],
    ["TOML", `+++\ntitle = "The Door"\ndate = 2026-11-03\n+++\n${article}`],
    ["YAML in a fence", `\`\`\`markdown\n---\ntitle: The Door\n---\n${article}\n\`\`\``],
    // source: GPT-4o, Gemini
    [
      "remarks around rules",
      `Sure! Here's a blog post about doors:\n\n---\n\n${article}\n\n---\n\nLet me know if you'd like any changes!`,
    ],
    [
      "a remark above a fence",
      `Here is the article in markdown:\n\n\`\`\`markdown\n${article}\n\`\`\`\n\nWould you like a shorter version?`,
    ],
    ["a remark above YAML", `Certainly! Below is the post.\n\n---\ntitle: The Door\n---\n\n${article}`],
    ["a remark below YAML", `---\ntitle: The Door\n---\nSure! Here's a blog post:\n\n---\n\n${article}`],
    ["a count of words below a rule", `${article}\n\n***\n\n**Word count:** 812 words`],
    // source: ChatGPT with search, Assistants with files, Gemini, Copilot
    ["citation marks", article.replace("eleven", "eleven【4:0†hours.pdf】 :contentReference[oaicite:2]{index=2}")],
    ["private signs", article.replace("eleven", "eleven \ue200cite\ue202turn0search1\ue201")],
    ["bare citations", article.replace("eleven", "eleven citeturn0search1turn0news2")],
    ["Gemini's citations", article.replace("eleven", "[cite_start]eleven [cite: 12, 34]")],
    // source: models asked for fields of Yoast and Rank Math
    ["labels", `**Slug:** the-door\n**Meta Title:** The Door | A Guide\n**Focus Keyword:** door\n\n---\n\n${article}`],
    [
      "labels below the title",
      `# The Door\n\n- **Focus Keyphrase**: door\n- **SEO Title** – The Door\n- Word Count: ~800\n\n${article}`,
    ],
    ["labels as headings", `### Meta Title\nThe Door | A Guide\n\n### URL Slug\n\n\`the-door\`\n\n${article}`],
    ["labels in HTML", `<p><strong>Slug:</strong> the-door</p>\n<p>${prose}</p>`, `<p>${prose}</p>`],
  ])("%s: is left out of the feed's posts, and stays in the owner's", (_, content, expected = article) => {
    expect(clean(content)).toBe(expected);
    expect(clean(content, "static")).not.toBe(expected);
  });

  test.each([
    ["a rule below an opening", `Great wine needs time.\n\n---\n\n${article}`],
    ["a promise of things", `Here's what three growers told us:\n\n---\n\n${article}`],
    ["a call to readers", `${article}\n\n---\n\nLet me know in the comments what you think.`],
    ["a call to guests", `${article}\n\n---\n\nWould you like to book a tasting? Call us.`],
    ["prose between rules", `---\n\nA note: we are closed.\n\n---\n\n${article}`],
    ["a tag in a sentence", `Models write \`<think>\` and </think> around it.\n\n${article}`],
    ["a tag in code", `${prose}\n\n\`\`\`text\n<think>\na\n</think>\n\`\`\``],
    ["labels further down", `${article}\n\nSlug: the last part of an address.`],
    ["a label's word in prose", `Slugs: how to choose them\n\n${article}`],
    ["a note of one", `${article}[1]`],
    ["a remark without a rule", `Sure! Here's a blog post about doors:\n\n${article}`],
  ])("%s stays", (_, content) => {
    expect(clean(content)).toBe(content);
  });

  test.each([
    [`Sure! Here's a blog post about doors:\n\n${article}`, true],
    ["Certainly. Below is the draft you asked for.\n\nText", true],
    ["Here is the revised version:\n\n# The Door", true],
    ["I've written a post of 600 words:\n\n# The Door", true],
    [article, false],
    ["Sure, the hill is steep.", false],
    ["Here's what three growers told us:\n\n- a", false],
    ["Great wine needs time, and here is why.", true],
  ])("%j begins like an answer: %s", (text, expected) => {
    expect(beginsLikeAnswer(text)).toBe(expected);
  });
});

describe("what any article may bring", () => {
  test.each([
    // source: n8n and Make, a text that was escaped twice
    ["# Hours\\n\\nFrom eleven.\\n\\n- Dogs\\n- Cats", "# Hours\n\nFrom eleven.\n\n- Dogs\n- Cats"],
    ['He said \\"yes\\".\\n\\nCaf\\u00e9 at five.', 'He said "yes".\n\nCafé at five.'],
    ['"Yes", he said.\\n\\nThen.\\n', '"Yes", he said.\n\nThen.'],
    ["Look in C:\\notes and C:\\news.", "Look in C:\\notes and C:\\news."],
    ["One \\n only.", "One \\n only."],
    ["A line\nand \\n\\nsigns", "A line\nand \\n\\nsigns"],
    // source: any writer of markdown; models put a rule under a paragraph
    [`${prose}\n---\n${more}`, `${prose}\n\n---\n${more}`],
    [`${more}\n${prose}\n---`, `${more}\n${prose}\n\n---`],
    [
      "One, two, three, four, five, six, seven, eight, nine, ten\n---",
      "One, two, three, four, five, six, seven, eight, nine, ten\n---",
    ],
    ["Our hours\n---\n\nText", "Our hours\n---\n\nText"],
    ["We open at five.\n---\n\nText", "We open at five.\n\n---\n\nText"],
    [`${prose}\n===`, `${prose}\n===`],
    ["| a |\n| - |\n| b |\n---", "| a |\n| - |\n| b |\n---"],
    // source: GPT-4 asked for HTML
    [
      `\`\`\`html\n<h2>Hours</h2>\n<p>${prose} ${prose}</p>\n\`\`\`\n\n${more}`,
      `<h2>Hours</h2>\n<p>${prose} ${prose}</p>\n\n${more}`,
    ],
    [`${prose}\n\n\`\`\`html\n<p>${more}</p>\n\`\`\``, `${prose}\n\n\`\`\`html\n<p>${more}</p>\n\`\`\``],
    [
      `Paste this:\n\n\`\`\`html\n<script src="https://form.example/embed.js" data-form="rooms"></script>\n\`\`\``,
      `Paste this:\n\n\`\`\`html\n<script src="https://form.example/embed.js" data-form="rooms"></script>\n\`\`\``,
    ],
    // source: editors that send the title with the text
    [`# The Door\n\n${prose}`, prose],
    [`The Door\n========\n\n${prose}`, prose],
    [`The door\n---\n\n${prose}`, prose],
    [`<!doctype html>\n<h1 class="a">The <em>Door</em>!</h1>\n<p>${prose}</p>`, `<!doctype html>\n\n<p>${prose}</p>`],
    [`**Title:** The Door\n\n# The Door\n\n${prose}`, prose],
    [`<p><strong>Title:</strong> The Door</p><p>${prose}</p>`, `<p>${prose}</p>`],
    [`# Another door\n\n# The Door\n\n${prose}`, `# Another door\n\n# The Door\n\n${prose}`],
    ["```sh\n# The Door\n```\n\nText", "```sh\n# The Door\n```\n\nText"],
  ])("%j is cleaned", (content, expected) => {
    expect(clean(content, "static")).toBe(expected);
    expect(clean(content)).toBe(expected);
  });
});
