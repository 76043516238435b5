export type Answer =
  | { kind: "booked"; page: string }
  | { kind: "gone"; slots: string[] }
  | { kind: "too many" }
  | { kind: "failed" };

const json = { Accept: "application/json", "Content-Type": "application/json" };

/** The free hours from one of the owner's days on, as far as one answer reaches. */
export async function askForSlots(calendar: string, from: string): Promise<string[]> {
  const answer = await fetch(`${calendar}?from=${from}`, { headers: { Accept: json.Accept } });
  if (!answer.ok) throw new Error(`The calendar answered ${answer.status}`);
  return (await answer.json()).slots;
}

/** Asks for an hour. */
export async function sendBooking(action: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(action, { method: "POST", headers: json, body: JSON.stringify(body) });
    const told = await answer.json();
    // Whatever host the mails name, this visitor is here.
    if (answer.ok) return { kind: "booked", page: new URL(told.links.page).pathname };
    if (answer.status === 409) return { kind: "gone", slots: told.slots };
    return { kind: told.fields?.email === "too many" ? "too many" : "failed" };
  } catch {
    return { kind: "failed" };
  }
}
