import { paths } from "#app/paths.ts";

export type Answer =
  | { kind: "booked"; page: string }
  | { kind: "gone"; slots: string[] }
  | { kind: "too many" | "network limit" }
  | { kind: "failed" };

const json = { Accept: "application/json", "Content-Type": "application/json" };

/** The free hours from one of the owner's days on, as far as one answer reaches. */
export async function askForSlots(calendar: string, from: string): Promise<string[]> {
  const answer = await fetch(`${calendar}?from=${from}`, { headers: { Accept: json.Accept } });
  if (!answer.ok) throw new Error(`The calendar answered ${answer.status}`);
  return (await answer.json()).slots;
}

/** Asks for an hour; whoever repeats that under the same key is answered the same. */
export async function sendBooking(action: string, body: object, idempotencyKey: string): Promise<Answer> {
  try {
    const headers = { ...json, "Idempotency-Key": idempotencyKey };
    const answer = await fetch(action, { method: "POST", headers, body: JSON.stringify(body) });
    const told = await answer.json();
    // Whatever host the mails name, this visitor is here. Without links it was booked before, from another page.
    if (answer.ok)
      return { kind: "booked", page: told.links ? new URL(told.links.page).pathname : paths.alreadyBooked() };
    if (answer.status === 409) return { kind: "gone", slots: told.slots };
    if (answer.status === 429) return { kind: "network limit" };
    return { kind: told.fields?.email === "too many" ? "too many" : "failed" };
  } catch {
    return { kind: "failed" };
  }
}
