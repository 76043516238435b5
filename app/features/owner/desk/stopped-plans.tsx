import { deskPaths } from "#facts/desk-paths.ts";
import { writersCopy } from "../words/writers.ts";

/** For the address of the page that reports them. */
export const toldOf = (stoppedPlans: number) => (stoppedPlans > 0 ? { stopped: String(stoppedPlans) } : {});

export const stoppedIn = (query: URLSearchParams): number => Number.parseInt(query.get("stopped") ?? "", 10) || 0;

/** Planned articles that became drafts. */
export const StoppedPlans = ({ count, words }: { count: number; words: (count: number) => string }) =>
  count > 0 && (
    <p>
      {words(count)} <a href={deskPaths.articles({ list: "draft" })}>{writersCopy.drafts}</a>
    </p>
  );
