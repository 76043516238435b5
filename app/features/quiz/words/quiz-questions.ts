import { editable } from "#facts/editable.ts";
import type { QuizCategory } from "#facts/quiz-points.ts";

/** `why` explains the question in one line, in the report and beside the question. */
export type QuizQuestion = { id: number; category: QuizCategory; text: string; why: string };

/** Names of the categories for visitors. */
const areas: Record<QuizCategory, string> = {
  SEO: "SEO",
  "Lead Generation": "Lead Generation",
  "User Experience": "User Experience",
};

/** Labels of the scores 1 to 5. */
const scoreLabels = {
  poor: "Poor",
  belowAverage: "Below Average",
  average: "Average",
  good: "Good",
  excellent: "Excellent",
};

export const quizQuestions: readonly QuizQuestion[] = [
  {
    id: 1,
    category: "SEO",
    text: "When a stranger searches for your trade and your town, how well do you show up?",
    why: "Visitors search for a winery or a table nearby before they know your name.",
  },
  {
    id: 2,
    category: "SEO",
    text: "How correct are your hours, address and phone number on every online map?",
    why: "A guest who drives to a locked door seldom drives back.",
  },
  {
    id: 3,
    category: "SEO",
    text: "How well does your website answer what people ask on the phone?",
    why: "Each answer written down is a page that can be found while you’re busy.",
  },
  {
    id: 4,
    category: "SEO",
    text: "How good, and how recent, are your online reviews?",
    why: "Strangers read the newest reviews before they read a word of yours.",
  },
  {
    id: 5,
    category: "SEO",
    text: "How steadily do you publish something new: a release, an event, a menu, a story?",
    why: "A site where nothing changes looks closed, to guests and to search engines.",
  },
  {
    id: 6,
    category: "Lead Generation",
    text: "How clear is the next step on your home page: book, call, join or buy?",
    why: "Four equal buttons are a question. One is an invitation.",
  },
  {
    id: 7,
    category: "Lead Generation",
    text: "When someone asks about a visit or a private event, how quick is your reply?",
    why: "Whoever answers first with a date and a price is hard to beat.",
  },
  {
    id: 8,
    category: "Lead Generation",
    text: "How well are callers looked after when nobody can pick up?",
    why: "The phone rings when you’re fullest, and that caller tries the next place.",
  },
  {
    id: 9,
    category: "Lead Generation",
    text: "How well do you collect guests’ email addresses, with their permission?",
    why: "A list of your own can’t be taken away by a platform.",
  },
  {
    id: 10,
    category: "Lead Generation",
    text: "How well do you keep in touch with guests after a first visit?",
    why: "The second visit begins with whatever they hear from you after the first.",
  },
  {
    id: 11,
    category: "User Experience",
    text: "How well does your website open and read on a phone?",
    why: "It is read in a car, one-handed, with two bars of signal.",
  },
  {
    id: 12,
    category: "User Experience",
    text: "How easy is it to book, reserve or order without calling you?",
    why: "People plan late in the evening, when nobody is there to answer.",
  },
  {
    id: 13,
    category: "User Experience",
    text: "How current are the prices, menus or stock shown on your website?",
    why: "Guests forgive a price sooner than a surprise.",
  },
  {
    id: 14,
    category: "User Experience",
    text: "How well do your photographs show what a visit is really like?",
    why: "The first picture decides whether the rest of the page is read.",
  },
  {
    id: 15,
    category: "User Experience",
    text: "How well does your website match the feel of your place?",
    why: "Guests judge whether you’re worth the price before they arrive.",
  },
];

/** The questions, and the names of the five scores and of the three areas, as visitors read them. */
export const quizCopy = editable("quiz-questions", () => ({ quizQuestions, scoreLabels, areas }));
