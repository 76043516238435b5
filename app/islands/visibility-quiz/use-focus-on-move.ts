import { useEffect, useRef } from "react";

/**
 * Gives the focus to what is new whenever `step` changes, and brings it into view. Nothing moves by itself: not when the
 * page opens, and not when a kept quiz is taken up again.
 */
export function useFocusOnMove(step: string) {
  const root = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the step that moves the focus
  useEffect(() => {
    const target = root.current?.querySelector<HTMLElement>("[data-quiz-focus]");
    if (!hasMoved.current || !root.current || !target) return;
    hasMoved.current = false;
    target.focus({ preventScroll: true });
    const { top } = root.current.getBoundingClientRect();
    if (top < -1 || top > innerHeight / 4) root.current.scrollIntoView({ block: "start" });
  }, [step]);
  const moving =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      hasMoved.current = true;
      act(...given);
    };
  return { root, moving };
}
