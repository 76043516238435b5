import { afterFrame } from "./when-shown.ts";

/**
 * Lays out what is below the first view, one section after each painted frame, so that the first paint does not wait.
 * On a return or a jump to an anchor all is laid out at once, because the page must keep its length.
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
