import { baseline } from "./0053-baseline.ts";
import { refusals } from "./0055-refusals.ts";
import { networkCounts } from "./0056-network-counts.ts";
import { versionAuthors } from "./0057-version-authors.ts";
import { letterConfirmations } from "./0058-letter-confirmations.ts";
import { unknownZones } from "./0060-unknown-zones.ts";
import { answerLikeArticles } from "./0061-answer-like-articles.ts";
import { meetings } from "./0063-meetings.ts";
import { answers } from "./0067-answers.ts";
import { waiting } from "./0068-waiting.ts";
import { heat } from "./0069-heat.ts";
import type { Migration } from "./migration.ts";

export { baseline };

/** The commit that upgrades older databases to the baseline. */
export const lastBeforeBaseline = "da329c06";

/** In the order in which they are applied; one that has been released is never changed. */
export const migrations: Migration[] = [
  baseline,
  refusals,
  networkCounts,
  versionAuthors,
  letterConfirmations,
  unknownZones,
  answerLikeArticles,
  meetings,
  answers,
  waiting,
  heat,
];
