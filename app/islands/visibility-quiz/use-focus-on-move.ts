import { useEffect, useRef } from "react";

/**
 * Focuses and scrolls to the new step after a visitor's move, but not on load or when a stored quiz is resumed. The
 * previous step is remembered, because a press may come before the first effect.
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
