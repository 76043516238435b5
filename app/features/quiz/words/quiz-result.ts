import { editable, type WithWords } from "#facts/editable.ts";
import { maxPoints, type QuizCategory, quizCategories } from "#facts/quiz-points.ts";
import { type PackageNames, packageNames } from "#features/company/words/package-names.ts";
import { fill } from "#platform/text/fill.ts";
import { type QuizBand, type QuizScores, scoresOf } from "../rules/score-quiz.ts";
import { type OfferedPackage, quizAdvice } from "./quiz-advice.ts";
import type { QuizFacts } from "./visibility-quiz.ts";

/**
 * `name` is the headline, `label` the name on the scale, `message` the text under the headline; `offer` says whether we
 * could help at this score. `package` is offered in place of the one for the lowest area.
 */
export type BandCopy = { name: string; label: string; message: string; offer: string; package?: OfferedPackage };

function range(band: QuizBand): string {
  const { min, end } = scoresOf(band);
  return `${min}–${end - 1}`;
}

const bands = (packages: PackageNames): Record<QuizBand, BandCopy> => ({
  Excellent: {
    name: "Excellent",
    label: `Excellent, ${scoresOf("Excellent").min} and above`,
    message:
      "You are easy to find, quick to answer and pleasant to book. What remains is finish: look at the shortest of the three bars below and give it one good week.",
    offer:
      "You may not need us. If you’d like to be the place that others quote, one package is made for that; it stands below. A second opinion costs nothing either way.",
    package: {
      id: "authority",
      name: packages.authority,
      why: "It is made for houses that are found already and would like to be the place that others quote.",
    },
  },
  Good: {
    name: "Good",
    label: `Good, ${range("Good")}`,
    message:
      "The house is in order, and one or two of its doors are hard to find. Guests who know you are well cared for. Those who don’t sometimes meet a neighbor first. Put your lowest score right and the other two will do more.",
    offer:
      "The three steps below may be enough. If you’d rather have them done and kept up, the package named below covers it, and we’ll tell you if it would be too much.",
  },
  "Needs Work": {
    name: "Needs Work",
    label: `Needs Work, ${range("Needs Work")}`,
    message:
      "People who look for you have to work at it. The reason is usually a busy house, and it can be mended in an order that leaves your season alone. Start with the lowest score; the first repairs are small and cost nothing but an afternoon.",
    offer:
      "Do the first step yourself. If it stays on the list for a month, that is the moment to have help, and the package named below is the one to ask about.",
  },
  Critical: {
    name: "Critical",
    label: `Critical, below ${scoresOf("Critical").end}`,
    message:
      "Your reputation is doing all of the work, and the web very little of it. That is better news than it sounds, because whatever you mend first will show. Take the three steps below before you spend money on anything, our services included.",
    offer:
      "Please don’t buy ads yet; they would send people to pages that aren’t ready. Talk to us, or take the free guide, and begin with the listings.",
  },
});

/** Words in braces ({score}, {email}) are filled in later. The specification gives the toasts verbatim. */
export const quizResultCopy = editable("quiz-result", (facts: QuizFacts & WithWords) => ({
  result: {
    label: "Your result",
    of: `of ${maxPoints()} points`,
    pin: "you, {score}",
    scale: "The four bands of the score",
    bands: bands(packageNames(facts)),
  },
  /** The drawing of the answers. */
  hill: {
    summits: { SEO: "found", "Lead Generation": "answered", "User Experience": "welcomed" } satisfies Record<
      QuizCategory,
      string
    >,
    /** The hill for screen readers; {heights} are the summits with their points. */
    heights: "Your hill, in points at each summit: {heights}",
    height: "{summit} {points} of {max}",
    valley: "Your weakest valley:",
    done: "The dotted line is your hill once the three things below are done:",
    drawn: "drawn, not promised",
    earlier: "The pale line is your hill of the last time.",
    copied: { title: "Link Copied", description: "The link to your hill is copied." },
    /** On the share picture of the private link. */
    picture: "Found, answered, welcomed",
  },
  categories: {
    title: "Where the points are, and where they’re missing",
    area: "Area",
    points: "Points",
    of: "/ {max}",
    advice: quizAdvice(packageNames(facts)),
  },
  next: {
    title: "Three things to do first",
    lead: "From your lowest score, in this order. None of them needs us.",
    text: `Or go through it with us: a free ${facts.sessionMinutes.quiz}-minute audit of your own pages, by phone. You hear what we would do first, and you can take it from there yourself.`,
    button: "Book a Digital Diagnostic",
    guide: "To read",
    guideNames: {
      visibility: "The Visibility Blueprint",
      winery: "Winery Marketing Playbook",
      cigar: "The Smoke Signals Playbook",
      dining: "The Private Table Playbook",
    },
    package: "If you’d rather have it done",
  },
  send: {
    title: "Have your report sent to you",
    text: "Your total, the three scores and what to do about the lowest, on one page you can hand to somebody.",
    label: "Email",
    placeholder: "you@yourplace.com",
    consent: "You may write to me now and then. Each letter can be stopped with one click.",
    button: "Send my report",
    busy: "Sending",
    note: "We use this address for your report, and for letters only if you tick the box. We never sell it.",
    sentTitle: { mailed: "On its way", waiting: "Thank you for asking" },
    sent: "Your results were sent to {email}.",
    /** Only if mail is set up. */
    copySent: "A copy of the report was sent to your inbox. If it isn’t there in a few minutes, look among the spam.",
    /** If the mail is held. */
    held: "Your results for {email} are kept. The mail with the report may take longer today; everything it says stands above.",
    linkInMail: "The mail holds your private link to this result.",
    /** If mail is not set up yet. */
    copyFollows: "The copy by email follows as soon as our mail is connected.",
    linkTitle: "Your private link",
    copyLink: "Copy the link to this hill",
    link: "It opens this result again, on any device. Where you pass it on, its picture shows the hill without the score. The page shows the scores, never who answered, and no search engine lists it.",
  },
  /** The result at its private link. */
  kept: {
    meta: { title: "Your quiz result" },
    title: "Kept for you",
    text: "Only someone who was given this address can open it. It shows the scores, never who answered, and we keep it for 24\u00a0months.",
  },
  again: "Take the quiz again",
  print: "Print this result",
  toasts: {
    emptyEmail: { title: "Error", description: "Please enter your email address", variant: "destructive" },
    bothFailed: {
      title: "Error",
      description: "There was a problem sending your results. Please try again or contact support.",
      variant: "destructive",
    },
    unexpected: {
      title: "Error",
      description: "There was a problem sending your results. Please try again.",
      variant: "destructive",
    },
    oneFailed: {
      title: "Partial Success",
      description:
        "Your results were submitted but there may have been an issue with one of our services. We'll still process your request.",
      variant: "default",
    },
  } as const,
}));

export type QuizResultCopy = ReturnType<typeof quizResultCopy>;

/** The hill in words. */
export const sayHeights = (words: QuizResultCopy["hill"], points: QuizScores["categoryScores"]): string => {
  const heights = quizCategories.map((each) =>
    fill(words.height, { summit: words.summits[each], points: points[each], max: maxPoints(each) }),
  );
  return fill(words.heights, { heights: heights.join(", ") });
};
