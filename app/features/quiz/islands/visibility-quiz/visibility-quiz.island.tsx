import { useEffect, useRef } from "react";
import { useWords } from "#facts/use-words.ts";
import { progressPercent } from "../../rules/quiz-progress.ts";
import type { QuizScore } from "../../rules/score-quiz.ts";
import { quizCopy } from "../../words/quiz-questions.ts";
import { quizResultCopy } from "../../words/quiz-result.ts";
import { type QuizFacts, visibilityQuizCopy } from "../../words/visibility-quiz.ts";
import type { QuizHooks } from "../send-quiz.ts";
import { FinishedQuiz } from "./finished-quiz.tsx";
import { Hill } from "./hill.tsx";
import { Intro } from "./intro.tsx";
import { Question } from "./question.tsx";
import { useQuiz } from "./use-quiz.ts";
import { Ways } from "./ways.tsx";

export type VisibilityQuizProps = {
  facts: QuizFacts;
  hooks: QuizHooks;
  /** Whether mail is set up. */
  isMailed: boolean;
  bookHref: string;
  /** The answer to the first question, given on another page. */
  first?: QuizScore;
};

/** The whole quiz, one question at a time. */
export default function VisibilityQuizIsland({ facts: given, hooks, first, ...ways }: VisibilityQuizProps) {
  const facts = { ...given, ...useWords() };
  const words = visibilityQuizCopy(facts).quiz;
  const { screen, progress, ...quiz } = useQuiz(first);
  const answered = Object.keys(progress.scores).length;
  const question = screen.kind === "question" ? quizCopy(facts).quizQuestions[screen.id - 1] : undefined;
  const chosen = question && progress.scores[question.id];
  const step = question ? `question ${question.id}, ${chosen ?? "open"}` : screen.kind;
  const { root, moving } = useFocusOnMove(step);
  const moves = { back: moving(quiz.back), forwardTo: moving(quiz.forwardTo), startOver: moving(quiz.startOver) };
  return (
    <div className="quiz-place" ref={root}>
      <p className="vh" role="status">
        {screen.kind !== "intro" && `${words.progress}: ${progressPercent(answered, screen.kind === "result")}%`}
      </p>
      {screen.kind === "intro" && <Intro words={words} onStart={moving(quiz.start)} />}
      {question && (
        <Question
          step={step}
          question={question}
          chosen={chosen}
          answered={answered}
          words={words}
          hill={<Hill words={quizResultCopy(facts).hill} answers={progress.scores} />}
          onAnswer={moving((score) => quiz.answer(question.id, score))}
        >
          <Ways
            id={question.id}
            isAnswered={chosen !== undefined}
            hasAnswers={answered > 0}
            words={words}
            moves={moves}
          />
        </Question>
      )}
      {screen.kind === "result" && (
        <FinishedQuiz {...ways} facts={facts} hooks={hooks} progress={progress} quiz={quiz} moves={moves} />
      )}
    </div>
  );
}

/**
 * Focuses and scrolls to the new step after a visitor's move, but not on load or when a stored quiz is resumed. The
 * previous step is remembered, because a press may come before the first effect.
 */
function useFocusOnMove(step: string) {
  const root = useRef<HTMLDivElement>(null);
  const left = useRef<string>(null);
  useEffect(() => {
    const target = root.current?.querySelector<HTMLElement>("[data-quiz-focus]");
    if (left.current === null || left.current === step || !root.current || !target) return;
    left.current = null;
    target.focus({ preventScroll: true });
    const { top } = root.current.getBoundingClientRect();
    if (top < -1 || top > innerHeight / 4) root.current.scrollIntoView({ block: "start" });
  }, [step]);
  const moving =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      left.current = step;
      act(...given);
    };
  return { root, moving };
}
