import { useEffect, useRef } from "react";

/**
 * Gives the focus to what is new when a visitor's move has changed `step`, and brings it into view. Nothing moves by
 * itself: not when the page opens, and not when a kept quiz is taken up again. The step that was left is remembered,
 * because a press may be answered before the first effect has run.
 */
export function useFocusOnMove(step: string) {
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
