export type QuizCategory = "SEO" | "Lead Generation" | "User Experience";

/** The weight of each answer, in the order of the questions. */
const weights: Record<QuizCategory, readonly number[]> = {
  SEO: [1, 1, 1, 1, 1],
  "Lead Generation": [1, 1, 1, 1, 1],
  "User Experience": [1, 1, 1, 1, 1],
};

export const maxScore = 5;

export const quizCategories = Object.keys(weights) as readonly QuizCategory[];

export const askedQuestions = quizCategories
  .flatMap((category) => weights[category].map((weight) => ({ category, weight })))
  .map((asked, index) => ({ id: index + 1, ...asked }));

export const questionCount = askedQuestions.length;

/** The points of an answer of 1 to each question, of a category or of all. */
export const minPoints = (category?: QuizCategory): number =>
  (category ? weights[category] : Object.values(weights).flat()).reduce((sum, weight) => sum + weight, 0);

export const maxPoints = (category?: QuizCategory): number => minPoints(category) * maxScore;
