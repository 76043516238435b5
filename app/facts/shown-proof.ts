import { hasPicture } from "./fact-picture.ts";
import type { Facts } from "./facts.ts";
import type { PictureCopy } from "./post.ts";

export type Proof = Facts["proof"];
export type Slot = keyof Proof["cases"];
export type Case = Proof["cases"][Slot];
export type Testimonial = Proof["testimonials"][Slot];

/** Status of a slot. Visitors see only complete and permitted ones. */
export type SlotState = "empty" | "unfinished" | "unpermitted" | "shown";

function judge(slot: Case | Testimonial, needed: readonly string[]): SlotState {
  const { permittedOn, ...content } = slot;
  const isEmpty = Object.values(content).every((value) => (typeof value === "string" ? !value : !hasPicture(value)));
  if (isEmpty) return permittedOn ? "unfinished" : "empty";
  if (needed.some((value) => !value)) return "unfinished";
  return permittedOn ? "shown" : "unpermitted";
}

export const judgeCase = (slot: Case): SlotState => judge(slot, [slot.business, slot.change]);

export const judgeTestimonial = (slot: Testimonial): SlotState => judge(slot, [slot.words, slot.name]);

/** Whether a figure has its subject and its day; otherwise it is not shown. */
export const hasFigure = ({ figure, figureOf, figureDay }: Case): boolean => Boolean(figure && figureOf && figureDay);

export type Founder = { name: string; portrait?: PictureCopy; portraitAlt: string; signature?: PictureCopy };

/** The proof that visitors see; `founder` is missing without a name. */
export type ShownProof = { founder?: Founder; cases: Case[]; testimonials: Testimonial[] };

const shown = <Slot>(slots: Record<string, Slot>, judgeSlot: (slot: Slot) => SlotState) =>
  Object.values(slots).filter((slot) => judgeSlot(slot) === "shown");

/** The page sets quotation marks of its own around the whole. */
const withoutQuotes = (words: string) => words.replace(/^["“]([^"“”]+)["”]$/, "$1");

export function shownProof({ founder, cases, testimonials }: Proof): ShownProof {
  const { name, portrait, portraitAlt, signature } = founder;
  return {
    ...(name && {
      founder: {
        name,
        portraitAlt,
        ...(hasPicture(portrait) && { portrait }),
        ...(hasPicture(signature) && { signature }),
      },
    }),
    cases: shown(cases, judgeCase),
    testimonials: shown(testimonials, judgeTestimonial).map((each) => ({
      ...each,
      words: withoutQuotes(each.words),
    })),
  };
}

export const hasProof = (proof: Proof): boolean => {
  const { founder, cases, testimonials } = shownProof(proof);
  return founder !== undefined || cases.length + testimonials.length > 0;
};
