import type { Db } from "#platform/engine/server/schema.ts";
import { headOf } from "../mailbox.ts";
import type { Arrival, Neighbours } from "./neighbours.ts";
import type { Visits } from "./visitors.ts";

const expected = {
  quizzes: ["mail", "quiz-crm", "quiz-workflow"],
  leads: ["leads", "mail"],
} as const;

/** Outcomes are recorded by then. The last ones before a stop may not be, so those deliveries are repeated. */
const notedWithinMs = 5000;

/** Returns a line for each entry that was accepted and not delivered as promised. */
export async function findLosses(
  db: Db,
  visits: Pick<Visits, "quizzes" | "leads">,
  neighbours: Neighbours,
  stoppedAt: number,
) {
  const rows = await db.selectFrom("outbox").select(["id", "destination", "state", "about"]).execute();
  const ofPerson = Map.groupBy(rows, ({ about }) => about);
  const arrived = Map.groupBy(neighbours.arrivals, ({ id }) => id);
  const mailed = neighbours.mails.map((mail) => /^message-id: <([^@]+)@/im.exec(headOf(mail))?.[1] ?? "");
  const known = new Set(rows.map(({ id }) => id));

  const incomplete = (["quizzes", "leads"] as const).flatMap((kind) =>
    visits[kind].filter((email) => {
      const destinations = new Set(ofPerson.get(email)?.map(({ destination }) => destination));
      return !expected[kind].every((destination) => destinations.has(destination));
    }),
  );
  const undelivered = rows.filter(({ state }) => state !== "delivered").map(({ id, state }) => `${id} (${state})`);
  const silent = rows.filter(({ id, destination }) =>
    destination === "mail" ? !mailed.includes(id) : !arrived.get(id)?.some(({ answered }) => answered !== "not"),
  );
  const isNoted = ({ answered, at }: Arrival) =>
    answered === "well" && (at > stoppedAt || at < stoppedAt - notedWithinMs);
  const again = [...arrived].filter(([, each]) => each.slice(0, -1).some(isNoted));
  const unknown = [...arrived.keys(), ...mailed].filter((id) => !known.has(id));
  const wrong: Record<string, string[]> = {
    "accepted without all its messages": incomplete,
    "not delivered": undelivered,
    "delivered, says the outbox, and never came": silent.map(({ id }) => id),
    "sent again after it was taken": again.map(([id]) => id),
    "came and was never sent": unknown,
  };
  return Object.entries(wrong).flatMap(([what, which]) =>
    which.length > 0 ? [`${which.length} ${what}, such as ${which[0]}`] : [],
  );
}
