import { paths } from "#facts/paths.ts";
import { pageTokenHeader } from "#platform/http/page-token-header.ts";

export type BookingOutcome =
  | { kind: "booked"; page: string }
  | { kind: "gone"; slots: string[] }
  | { kind: "too many" | "network limit" }
  | { kind: "failed" };

const json = { Accept: "application/json", "Content-Type": "application/json" };

/** The free hours from a day in the business's time zone on, as many as one answer holds. */
export async function askForSlots(calendar: string, from: string): Promise<string[]> {
  const response = await fetch(`${calendar}?from=${from}`, { headers: { Accept: json.Accept } });
  if (!response.ok) throw new Error(`The calendar answered ${response.status}`);
  return (await response.json()).slots;
}

type Sent = { body: object; idempotencyKey: string; pageToken: string };

/** Books an hour. Repeating it under the same key gives the same answer. */
export async function sendBooking(action: string, { body, ...sent }: Sent): Promise<BookingOutcome> {
  try {
    const headers = { ...json, "Idempotency-Key": sent.idempotencyKey, [pageTokenHeader]: sent.pageToken };
    const response = await fetch(action, { method: "POST", headers, body: JSON.stringify(body) });
    const told = await response.json();
    // Mails may name another host, but this visitor is here. Without links the hour was booked before, from another
    // page.
    if (response.ok)
      return { kind: "booked", page: told.links ? new URL(told.links.page).pathname : paths.alreadyBooked() };
    if (response.status === 409) return { kind: "gone", slots: told.slots };
    if (response.status === 429) return { kind: "network limit" };
    return { kind: told.fields?.email === "too many" ? "too many" : "failed" };
  } catch {
    return { kind: "failed" };
  }
}
