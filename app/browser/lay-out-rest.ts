import { afterFrame } from "./after-frame.ts";

/**
 * Lays out what is below the first view, a section after each painted frame, so that the first need not wait for it. Who
 * comes back, or to a place on the page, has it whole at once: it must be as long as it was.
 */
export function layOutRest() {
  const rest = [...document.querySelectorAll(".page > *, .foot")];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const layOutNext = () => {
    const section = rest.shift();
    if (!section) return;
    layOut(section);
    afterFrame(layOutNext);
  };
  if (location.hash || navigation?.type !== "navigate") rest.forEach(layOut);
  else layOutNext();
}

const layOut = (section: Element) => section.classList.add("is-laid-out");
