import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { isScore } from "../../rules/quiz-progress.ts";
import type { QuizScore } from "../../rules/score-quiz.ts";

/** A second click this soon after a question appears was meant for the previous one. */
const doubleClickMs = 250;

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A click, Space, Enter or a digit chooses; arrow keys only move the focus. */
export function useChoosing(step: string, onChoose: (score: QuizScore) => void) {
  const shownMs = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts anew with each step
  useEffect(() => {
    shownMs.current = performance.now();
  }, [step]);

  function onClick(event: MouseEvent<HTMLInputElement>) {
    const isSecond = event.detail > 1 && event.timeStamp - shownMs.current < doubleClickMs;
    const score = Number(event.currentTarget.value);
    if (isSecond) event.preventDefault();
    else if (isScore(score)) onChoose(score);
  }

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const input = target instanceof HTMLInputElement ? target : undefined;
    const isChoice = input && (key === " " || key === "Enter");
    const score = isChoice ? Number(input.value) : /^\d$/.test(key) ? Number(key) : undefined;
    const step = input && steps[key];
    if (score === undefined && !step) return;
    event.preventDefault();
    if (isScore(score) && !repeat) onChoose(score);
    if (input && step) focusBeside(input, step);
  }

  return { onClick, onKeyDown };
}

function focusBeside(input: HTMLInputElement, step: number) {
  const all = [...(input.form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
  all.at((all.indexOf(input) + step) % all.length)?.focus();
}
