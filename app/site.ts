// biome-ignore-all assist/source/organizeImports: their order says which may import which.

/** The features of the site, each after all that it imports. One is taken out by deleting its folder and its line. */

export { owner } from "./features/owner/feature.ts";
export { frame } from "./features/frame/feature.ts";
export { pictures } from "./features/pictures/feature.ts";
export { details } from "./features/details/feature.ts";
export { articles } from "./features/articles/feature.ts";
export { leads } from "./features/leads/feature.ts";
export { company } from "./features/company/feature.ts";
export { guides } from "./features/guides/feature.ts";
export { quiz } from "./features/quiz/feature.ts";
export { bookings } from "./features/bookings/feature.ts";
export { integrations } from "./features/integrations/feature.ts";
export { site } from "./features/site/feature.ts";
export { words } from "./features/words/feature.ts";
export { backup } from "./features/backup/feature.ts";
export { business } from "./features/business/feature.ts";
export { desk } from "./features/desk/feature.ts";
export { assistant } from "./features/assistant/feature.ts";
export { letters } from "./features/letters/feature.ts";
export { mailbox } from "./features/mailbox/feature.ts";
export { answers } from "./features/answers/feature.ts";
export { visits } from "./features/visits/feature.ts";
