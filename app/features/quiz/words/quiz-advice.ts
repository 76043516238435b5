import type { DocumentName } from "#facts/documents.ts";
import type { QuizCategory } from "#facts/quiz-points.ts";
import type { PackageNames } from "#features/company/words/package-names.ts";
import type { QuizBand } from "../rules/score-quiz.ts";

export type OfferedPackage = { id: "starter" | "accelerator" | "authority"; name: string; why: string };

export type CategoryAdvice = {
  /** One sentence for each band of the category's score. */
  tiers: Record<QuizBand, string>;
  /** Most important first. */
  steps: { title: string; text: string }[];
  guide: { ids: DocumentName[]; why: string };
  package: OfferedPackage;
};

export const quizAdvice = (packages: PackageNames): Record<QuizCategory, CategoryAdvice> => ({
  SEO: {
    tiers: {
      Excellent: "Strangers find you, and what they find is right. Keep the habit; it fades quietly.",
      Good: "You’re found by people who nearly know you. A few pages would bring those who don’t.",
      "Needs Work": "Maps, directories and your own pages tell different stories, so search trusts none of them much.",
      Critical: "A stranger looking for what you do will probably meet somebody else first.",
    },
    steps: [
      {
        title: "Correct your map listing today",
        text: "Check the hours, the category, the phone number and the pin. Add one photograph of the room and one of what you serve.",
      },
      {
        title: "Make the others agree with it",
        text: "Read your name, address and hours aloud from each listing and from your own site. Change whatever differs, to the letter.",
      },
      {
        title: "Write one page for one question",
        text: "Take what callers ask most often, make it a headline, and answer it below in plain text with a price or a time in it.",
      },
    ],
    guide: {
      ids: ["visibility"],
      why: "Five tweaks to listings and pages, in the order that matters.",
    },
    package: {
      id: "starter",
      name: packages.starter,
      why: "It refreshes the pages you have and keeps new ones coming each month.",
    },
  },
  "Lead Generation": {
    tiers: {
      Excellent:
        "People who ask are answered, and people who came are written to. Keep it a habit through your busiest month.",
      Good: "Inquiries are well looked after by day. Evenings and missed calls are where some slip away.",
      "Needs Work": "People ask, and the answer is kind and late. Some have booked elsewhere by then.",
      Critical: "Guests come, enjoy themselves and leave no name. Each month begins from nothing.",
    },
    steps: [
      {
        title: "Write the first reply once",
        text: "Two sentences with a date, a price and your name. Keep it on every phone in the house, and send it the same day.",
      },
      {
        title: "Ask for the email at one fixed moment",
        text: "With the bill, at the last pour, when the cutter comes back. Say what you’ll send and how often, and ask everybody.",
      },
      {
        title: "Call your own number at the rush",
        text: "If it rings out, record a message that says when you’ll call back and where to book meanwhile. Then do call back.",
      },
    ],
    guide: {
      ids: ["winery", "cigar", "dining"],
      why: "Each has its own way from a first visit to a member, a locker or a regular.",
    },
    package: {
      id: "accelerator",
      name: packages.accelerator,
      why: "It sets up the guest book, the automatic replies and a small guide that earns you names.",
    },
  },
  "User Experience": {
    tiers: {
      Excellent: "Your site feels like your place, and a guest is booked before the coffee is cold.",
      Good: "The way to a booking is sound, with one step too many or one page too old.",
      "Needs Work": "Guests get what they need if they’re patient, and a phone makes nobody patient.",
      Critical: "People who already want to come are being turned away by the page itself.",
    },
    steps: [
      {
        title: "Book with yourself, on a phone",
        text: "Stand outside, use mobile data and one thumb. Note each place where you hesitate, and remove the worst one this week.",
      },
      {
        title: "Replace the PDF with text",
        text: "Put the menu, the tasting list or the humidor’s brands on the page itself, dated, and choose one person to keep it current.",
      },
      {
        title: "Change the first photograph",
        text: "Take it from the door on a good evening, with people in the room and the lights as they really are.",
      },
    ],
    guide: {
      ids: ["visibility"],
      why: "Its last three tweaks are about what a guest meets on your pages.",
    },
    package: {
      id: "accelerator",
      name: packages.accelerator,
      why: "It includes a website built, or rebuilt, around the booking.",
    },
  },
});
