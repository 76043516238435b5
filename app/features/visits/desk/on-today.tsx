import { deskPaths } from "#facts/desk-paths.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import type { ReadFigures } from "../server/read-figures.ts";
import { figuresCopy } from "../words/today.ts";
import { CameFrom } from "./came-from.tsx";
import { Figures } from "./figures.tsx";
import "#platform/desk/bars.css";
import "#platform/desk/figures.css";

/** The counts of thirty days. */
export function OnToday({ shown }: { shown: ReadFigures }) {
  const { visits, requests, begun, downloads } = shown;
  const isCounted = [visits, requests, begun, downloads].some(({ sum, before }) => sum + before > 0);
  if (!isCounted) return <Beginning />;
  return (
    <>
      <Figures figures={shown} />
      <CameFrom figures={shown} />
    </>
  );
}

/** Instead of figures, while nothing has been counted. */
const Beginning = () => (
  <section aria-labelledby="figures">
    <h2 id="figures">{figuresCopy.beginning.title}</h2>
    <p className="quiet">{figuresCopy.beginning.text}</p>
    <p>
      <GoLink href={deskPaths.launchCheck()}>{figuresCopy.beginning.launch}</GoLink>
    </p>
  </section>
);
