import { counted } from "#platform/text/counted.ts";
import type { RefusalKind } from "../rules/refusal-kind.ts";

/** `from` is " from one network", or empty if no network is known. */
type Told = { refused: number; taken: number; from: string };

const sent = ({ refused, taken }: Told, noun: string) => counted(refused + taken, noun);
const theyWere = (count: number) => (count === 1 ? "it was" : "they were");
const were = (count: number) => (count === 1 ? "was" : "were");

/** A day's refusals in the words of Activity. */
export const refusalWords: Record<RefusalKind, (told: Told) => string> = {
  quizResults: (told) =>
    `Somebody sent ${sent(told, "quiz result")}${told.from} in a day; ${told.taken} ${were(told.taken)} taken, the rest set aside`,
  leads: (told) =>
    `Somebody sent ${sent(told, "form")}${told.from} in a day; ${told.taken} ${were(told.taken)} taken, the rest set aside`,
  bookings: (told) =>
    `Somebody asked for ${sent(told, "session")}${told.from} in a day; ${told.taken} ${were(told.taken)} booked`,
  pictures: ({ refused, from }) =>
    `Somebody asked for pictures too often${from}; ${counted(refused, "picture")} ${were(refused)} not drawn`,
  pages: ({ refused, from }) =>
    `Somebody asked for pages too often${from}; ${counted(refused, "request")} ${were(refused)} refused`,
  dashModel: ({ refused, from }) =>
    `Somebody asked Dash very often${from}; ${counted(refused, "question")} ${were(refused)} answered without the model`,
  questions: ({ refused, taken, from }) =>
    `Somebody asked Dash much that it could not answer${from}; ${taken} of ${counted(refused + taken, "question")} ${were(taken)} written down for you`,
  letterConfirmations: ({ refused, from }) =>
    `Somebody tried ${counted(refused, "time")} to sign a reader up for letters${from}, and was refused`,
  feedPictures: ({ refused }) =>
    `The feed asked for ${counted(refused, "picture")} at private addresses; ${theyWere(refused)} not read`,
  feedIds: ({ refused }) =>
    `The feed changed the names of its articles again and again; ${counted(refused, "earlier post")} ${were(refused)} deleted`,
};
