import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { chapterItems } from "./guides/chapter-items.ts";
import { wineryGuide } from "./guides/winery-guide.ts";

export const wineryPlaybookCopy = editable("winery-playbook", (facts: Facts) => ({
  meta: {
    title: "Winery Marketing Playbook",
    description:
      "A free playbook for wineries: be found, turn visitors into wine club members, tell the estate’s stories and plan each season’s letters.",
  },
  hero: {
    label: "Winery Marketing Playbook",
    title: "Harvest Sustainable Growth for Your Winery",
    lead: "A short, practical guide to selling more of your own wine to people who have met you: at the bar, by letter, and in the months when nobody drives out.",
    button: "Download the free playbook",
  },
  cover: { title: "Winery Marketing Playbook", line: "For the tasting room" },
  inside: {
    title: "Five things inside",
    items: chapterItems(wineryGuide(facts), [
      "How people who plan a day of tastings find yours: on the map, in search, and on the lists that the inns hand out.",
      "What to ask for at the bar, what to write a week later, and why the club is best offered the second time.",
      "The April frost, the block nobody wanted to replant. Which stories sell wine, and where to stop telling them.",
      "A year of letters and pages that follows the vines, written before crush takes every hour you have.",
      "The inn, the driver, the cheesemonger, even the winery next door: how to send guests to each other and keep count.",
    ]),
  },
  look: {
    title: "Look inside",
    pages: [
      {
        name: "Page 6: words for the bar and after",
        caption: "A script: what to say at the bar, and what to write on day 7 and day 21.",
      },
      {
        name: "Page 10: your year, on one sheet",
        caption: "A worksheet: your year on one sheet, to hang where the picking calendar hangs.",
      },
      { name: "Page 13: the first ninety days", caption: "The plan: one job a week, an hour or two each." },
    ],
  },
  form: {
    sayTitle: "Fill in the form, get the playbook",
    sayText:
      "Fill it in and the next page has the download. The playbook asks for a pencil, a phone that isn’t yours and one morning without visitors.",
    name: "Winery Playbook Form",
    title: "Get Your Free Winery Growth Playbook",
    button: "Get the playbook",
    note: "We respect your inbox. No spam. Ever.",
  },
  talk: {
    text: `Would you rather talk it through? A free ${facts.sessionMinutes.playbook}-minute call is one page away.`,
    link: "Choose a time",
  },
  tagline: { first: "Great wines rest.", second: "Great brands keep in touch." },
}));
