import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { chapterItems } from "./guides/chapter-items.ts";
import { cigarGuide } from "./guides/cigar-guide.ts";

export const cigarLoungePlaybookCopy = editable("cigar-lounge-playbook", (facts: Facts) => ({
  meta: {
    title: "The Smoke Signals Playbook",
    description:
      "A free playbook for cigar lounges: be found without ads, put the humidor online, fill the members’ nights and give every locker a name.",
  },
  hero: {
    label: "For the lounge",
    title: "The Smoke Signals Playbook",
    lead: "How a lounge becomes known in a trade that may not advertise: by the map, by the humidor, and by an evening worth telling a friend about.",
    button: "Get the free playbook",
  },
  cover: { title: "The Smoke Signals Playbook", line: "For the lounge" },
  inside: {
    title: "What’s inside",
    items: chapterItems(cigarGuide(facts), [
      "The right category, reviews that describe the room, and the pages to have when nobody will sell you a click.",
      "Which brands deserve a page, how current is current enough, and what to write when the box is gone.",
      "Keep minors out and search engines in, without asking a regular for a birthday every night.",
      "Maker’s nights, pairings and first-cigar evenings: the invitation, the reminder, and the note next morning.",
      "What a membership page has to say, when to bring it up, and how an honest waiting list does half the asking.",
      "What to post, what to leave out, and which questions to take to your counsel before you ship, sample or pour.",
    ]),
  },
  audience: {
    title: "Who it’s for",
    items: [
      "Lounge owners with full weekends and empty chairs until Thursday",
      "Tobacconists who stock what people search for and don’t show it",
      "Clubs with lockers to fill, or a waiting list to keep warm",
      "Hotels and bars that keep a serious humidor",
    ],
    not: "It isn’t for discount tobacco or vape shops. They sell by price, and nothing in here helps with that.",
    button: "Take me to the form",
  },
  look: {
    title: "Look inside",
    pages: [
      {
        name: "Page 9: three letters for one night",
        caption: "A script: three letters for one evening, with the brackets to fill in.",
      },
      {
        name: "Page 4: who stands where you should",
        caption: "A worksheet: who stands where you should, found on a borrowed phone.",
      },
      { name: "Page 13: the first ninety days", caption: "The plan: one job a week, an hour or two each." },
    ],
  },
  form: {
    sayTitle: "Search for yourself first",
    sayText:
      "A name and an email, and the next page has the download. Before you read, search for your own lounge on a guest’s phone. It explains the rest.",
    name: "Smoke Signals Playbook Form",
    title: "Get The Smoke Signals Playbook",
    button: "Get the playbook",
    note: "For owners and staff of legal smoking age. We never pass your address on.",
  },
  closing: {
    title: "Sooner talk than read",
    text: `A free ${facts.sessionMinutes.playbook}-minute audit of your lounge, by phone: what the map says, what the humidor doesn’t, and where the next locker could come from.`,
    button: "Schedule a free audit",
  },
}));

export type CigarCopy = ReturnType<typeof cigarLoungePlaybookCopy>;
