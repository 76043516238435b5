import { askedQuestions, questionCount, quizCategories } from "#facts/quiz-points.ts";
import type { ScoresById } from "./quiz-progress.ts";
import type { QuizScore } from "./score-quiz.ts";

/** Units of the drawing, which stretches to any box. */
export const hillSize = { width: 1260, height: 300 };

const [step, first, base] = [60, -30, 292];
const questionsOfSummit = questionCount / quizCategories.length;
const nodes = Array.from({ length: 23 }, (_, node) => node);

/** The node of a question on the ridge; between summits two nodes stay free. */
const nodeOf = (id: number) => id + 1 + Math.floor((id - 1) / questionsOfSummit) * 2;

/** A better answer raises the line around its place further. */
const rise = (score: QuizScore, distance: number) => 20 * score * Math.exp(-((distance / 1.3) ** 2));

/** The base height of each line, slightly uneven, so that stacked lines never touch. */
const baseHeight = (node: number, id: number) => 2.5 + Math.sin(node * 1.7 + id * 0.8);

/** Computes the heights of each line, in order of the questions; lines of open questions lie on those before them. */
function heightsOf(scores: ScoresById): number[][] {
  let top = nodes.map(() => 0);
  return askedQuestions.map(({ id }) => {
    const score = scores[id];
    if (score) top = top.map((height, node) => height + baseHeight(node, id) + rise(score, node - nodeOf(id)));
    return top;
  });
}

/** A smooth path through a line's heights, in whole units. */
function pathThrough(heights: readonly number[]): string {
  const ys = heights.map((height) => Math.round(base - height));
  const steps = ys.slice(1).map((to, index) => {
    const from = ys[index] ?? to;
    const next = ys[index + 2] ?? to;
    return `40 ${Math.round(to - (next - from) / 6) - from} ${step} ${to - from}`;
  });
  return `M${first} ${ys[0]}s${steps.join(" ")}`.replaceAll(" -", "-");
}

/** The hill as paths, one for each answer. */
export const hillLines = (scores: ScoresById): string[] => heightsOf(scores).map(pathThrough);

/** The part of the first line that the best answer raises. */
export const firstLine = pathThrough((heightsOf({ 1: 5 })[0] ?? []).slice(0, 9));

/** The hill as others draw it. */
export const drawnHill = (scores: ScoresById) => ({ lines: hillLines(scores), size: hillSize });

/** The uppermost line alone. */
export const hillOutline = (scores: ScoresById): string => hillLines(scores).at(-1) ?? "";

/** A place on the uppermost line, in shares of the drawing. */
export type HillPlace = { x: number; y: number };

function placeAt(node: number, top: readonly number[]): HillPlace {
  return { x: (first + node * step) / hillSize.width, y: (base - (top[node] ?? 0)) / hillSize.height };
}

/** The tops of the three summits. */
export function hillSummits(scores: ScoresById): HillPlace[] {
  const top = heightsOf(scores).at(-1) ?? [];
  return quizCategories.map((_, summit) => {
    const id = summit * questionsOfSummit + 1;
    const places = nodes.slice(nodeOf(id), nodeOf(id) + questionsOfSummit).map((node) => placeAt(node, top));
    return places.reduce((highest, each) => (each.y < highest.y ? each : highest));
  });
}

/** The place of a question on the finished ridge. */
export const hillPlaceOf = (id: number, scores: ScoresById): HillPlace =>
  placeAt(nodeOf(id), heightsOf(scores).at(-1) ?? []);
