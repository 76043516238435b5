import { expect, test } from "vitest";
import { indexInSteps, rankPassages, splitPassages } from "./passages.ts";

const prices = `# Services

![A hill](/media/a.webp)

## What it costs

The Visibility Starter costs **$1,000–$1,500** to set up, see [the page](/visibility-starter).

| a | b |
| - | - |

Short.

## Who we work for

Wineries, cigar lounges and fine restaurants on the [west coast](/verticals) are our trades.
`;
const page = { title: "Services", path: "/services" };

function indexPassages(...asked: Parameters<typeof indexInSteps>) {
  const steps = indexInSteps(...asked);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

test("a page is split into blocks that can be quoted, under their headings", () => {
  expect(splitPassages(page, prices)).toEqual([
    {
      ...page,
      heading: "What it costs",
      quote: "The Visibility Starter costs $1,000–$1,500 to set up, see the page.",
    },
    {
      ...page,
      heading: "Who we work for",
      quote: "Wineries, cigar lounges and fine restaurants on the west coast are our trades.",
    },
  ]);
});

test("a long block is cut at the end of a word", () => {
  const [cut] = splitPassages(page, "grape ".repeat(300));
  expect(cut?.quote).toMatch(/^(?:grape )*grape$/);
  expect(cut?.quote.length).toBeLessThanOrEqual(600);
});

test("the passage with the asked words is first, whatever their number and case", () => {
  const index = indexPassages(splitPassages(page, prices));
  expect(rankPassages(index, "What does the STARTER cost?", 1)[0]?.passage.heading).toBe("What it costs");
  expect(rankPassages(index, "quantum physics", 1)).toEqual([]);
  expect(rankPassages(index, "cigar lounge", 2).map(({ passage }) => passage.heading)).toEqual(["Who we work for"]);
  expect(rankPassages(index, "what is it", 2)).toEqual([]);
  expect(rankPassages(indexPassages([]), "cigar", 2)).toEqual([]);
});

test("the text that a passage tells of leads to it, and counts less than words of its own", () => {
  const passages = splitPassages(page, prices);
  const index = indexPassages(passages, ({ heading }) =>
    heading === "Who we work for" ? "A humidor costs." : undefined,
  );
  const found = (question: string) => rankPassages(index, question, 2).map(({ passage }) => passage.heading);
  expect(found("humidor")).toEqual(["Who we work for"]);
  expect(found("what it costs")).toEqual(["What it costs", "Who we work for"]);
});
