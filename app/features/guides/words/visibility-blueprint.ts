import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { chapterItems } from "./guides/chapter-items.ts";
import { visibilityGuide } from "./guides/visibility-guide.ts";

export const visibilityBlueprintCopy = editable("visibility-blueprint", (facts: Facts) => ({
  meta: {
    title: "The Visibility Blueprint",
    description:
      "Five small tweaks that make a winery, lounge, restaurant or workshop easier to find. A free guide you can act on without hiring anyone.",
  },
  hero: {
    label: "The Visibility Blueprint",
    title: "Five tweaks",
    turn: "for a quiet afternoon",
    lead: "A short, free guide for owners whose work is better known than their website. Five jobs, in the order that matters, none of which needs an agency.",
    button: "Get the free blueprint",
    callButton: "Schedule a free audit",
  },
  cover: { title: "The Visibility Blueprint", line: "For every house" },
  inside: {
    title: "The five tweaks",
    items: chapterItems(visibilityGuide(facts), [
      "Name, address, hours and phone, the same to the letter on your site, the maps and the directories. Search trusts what agrees.",
      "Trade, town and reason to come, in the first line and in the page’s title. A mood can wait for the second line.",
      "Price, hours, parking, groups, children: written on the page as text, where a search engine and a tired driver can read them.",
      "The front door, the room with people in it, the thing you serve. Three photographs that let a stranger decide.",
      "Book, call or buy: one button at the top of every page, tried out on somebody else’s phone.",
    ]),
  },
  why: {
    title: "Why begin with something this small",
    paragraphs: [
      "Because it’s where the leaks are. Before anyone tastes, lights or orders anything, they have checked your hours, looked at three photographs and tried to find a price. If one of those goes wrong you never hear about it. There is no complaint, only a car that turned in somewhere else.",
      "These faults are dull, so they are nobody’s job. The listing was set up by a manager who has left. The spring menu was never taken down. The holiday hours were changed on one map and not on the other two. Each takes less than an afternoon to mend, and each works while you’re on the floor.",
      "Bigger things, such as articles, letters or ads, all send people to these same pages. So these pages come first.",
    ],
  },
  look: {
    title: "Look inside",
    pages: [
      {
        name: "Page 5: say what you are, and where",
        caption: "A script: your first line as it is, and as it should read.",
      },
      {
        name: "Page 8: five answers, and a tally",
        caption: "A worksheet: the five answers, and a tally by the telephone.",
      },
      {
        name: "Page 13: five afternoons and ninety days",
        caption: "The plan: five afternoons to mend, then ninety days to watch and keep.",
      },
    ],
  },
  form: {
    sayTitle: "Yours in a minute",
    sayText:
      "Tell us who you are and the next page has the download. Do the first tweak today; the other four will keep until you have a quiet hour.",
    name: "Visibility Blueprint Form",
    title: "Get Your Free Visibility Blueprint",
    button: "Get the blueprint",
    note: "Letters only if you ask for them, and each can be stopped with one click.",
  },
  closing: {
    title: "Or let us look first",
    text: `A free ${facts.sessionMinutes.blueprint}-minute visibility audit. We search for you the way a stranger would, with you on the line, and name the tweak that would change the most.`,
    button: "Schedule a free audit",
  },
}));

export type BlueprintCopy = ReturnType<typeof visibilityBlueprintCopy>;
