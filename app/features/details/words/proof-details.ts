import type { Slot, SlotState } from "#facts/shown-proof.ts";
import { uploadLimits } from "#features/pictures/rules/picture-limits.ts";
import { inMegabytes } from "#platform/text/megabyte.ts";
import type { FactKind } from "../rules/fact-kind.ts";
import type { FactCopy, FactGroup, FactSlot } from "./fact-copy.ts";

const words = (limit: number): FactKind => ({ type: "words", limit, mayBeEmpty: true });
const day: FactKind = { type: "day" };
const picture = (minWidth: number): FactKind => ({ type: "picture", minWidth });

const permission =
  "The day on which they allowed you to show this. Without it, it is kept here and visitors do not see it.";
const maxSize = inMegabytes(uploadLimits.maxBytes);
const pictureHint = `JPEG, PNG, WebP or AVIF of up to ${maxSize}.`;

const trades: FactKind = {
  type: "choice",
  options: [
    { value: "wineries", label: "A winery" },
    { value: "cigar-lounges", label: "A cigar lounge" },
    { value: "fine-dining", label: "A restaurant" },
    { value: "other", label: "Another trade" },
  ],
};

type SlotFact = [name: string, label: string, kind: FactKind, hint?: string];

const caseFacts: SlotFact[] = [
  ["business", "Business", words(80)],
  ["place", "Place", words(80), "Such as Napa, California."],
  ["trade", "Trade", trades, "Its industry’s page shows it too."],
  ["change", "What changed", words(400), "Two or three sentences, in plain words."],
  ["figure", "One figure", words(16), "The number alone, such as 41 % or 62."],
  ["figureOf", "What the figure counts", words(100), "Such as: more tastings booked in a month."],
  ["figureDay", "Day of the figure", day, "A figure is shown with what it counts and its day, or not at all."],
  ["permittedOn", "Permission given on", day, permission],
];

const testimonialFacts: SlotFact[] = [
  ["words", "Their words", words(400), "As they said them, without quotation marks."],
  ["name", "Name", words(80)],
  ["role", "Who they are", words(100), "Such as: Owner, Vale Estate."],
  ["picture", "Picture", picture(96), pictureHint],
  ["pictureAlt", "The picture in words", words(150), "For those who cannot see it. Left empty, it is the name."],
  ["permittedOn", "Permission given on", day, permission],
];

const slotIds = ["first", "second", "third", "fourth", "fifth", "sixth"] satisfies Slot[];

const slotsOf = (branch: string, name: string, facts: SlotFact[]): FactSlot[] =>
  slotIds.map((id, index) => {
    const title = `${name} ${index + 1}`;
    return {
      id,
      title,
      facts: facts.map(([field, label, kind, hint]) => {
        const inSentence = label.charAt(0).toLowerCase() + label.slice(1);
        return {
          path: `proof.${branch}.${id}.${field}`,
          label: `${title}: ${inSentence}`,
          shortLabel: label,
          kind,
          hint,
        };
      }),
    };
  });

const cases = slotsOf("cases", "Case", caseFacts);
const testimonials = slotsOf("testimonials", "Testimonial", testimonialFacts);

const founder = (name: string, label: string, kind: FactKind, hint?: string): FactCopy => ({
  path: `proof.founder.${name}`,
  label,
  kind,
  hint,
});

/** The founder, cases and testimonials. None is shown before it is filled in. */
export const proofGroups: FactGroup[] = [
  {
    id: "founder",
    title: "Founder",
    text: "Who signs the letter on your About page and speaks with visitors. Without a name, nothing of it is shown.",
    facts: [
      founder("name", "Name", words(80), "Search engines are told it too."),
      founder("portrait", "Portrait", picture(240), pictureHint),
      founder(
        "portraitAlt",
        "The portrait in words",
        words(150),
        "For those who cannot see it, such as: Ada Vale at a long table. Left empty, it is the name.",
      ),
      founder(
        "signature",
        "Signature",
        picture(240),
        `Dark ink on white paper, photographed or scanned, and cut close. Of up to ${maxSize}.`,
      ),
    ],
  },
  {
    id: "cases",
    title: "Cases",
    text: "What changed for businesses that you worked for. Visitors see a case once it has a business, what changed, and the day of their permission.",
    facts: cases.flatMap(({ facts }) => facts),
    slots: cases,
  },
  {
    id: "testimonials",
    title: "Testimonials",
    text: "What clients say of you. Visitors see one once it has words, a name, and the day of the permission.",
    facts: testimonials.flatMap(({ facts }) => facts),
    slots: testimonials,
  },
];

export const slotStates: Record<SlotState, string> = {
  empty: "Empty",
  unfinished: "Kept, not shown: not complete yet",
  unpermitted: "Kept, not shown: when was permission given?",
  shown: "Visitors see it",
};

export const pictureFieldCopy = {
  now: "The picture in use",
  remove: "Remove this picture",
  another: "Choose a file to put another in its place.",
  noChoice: "Not chosen",
};
