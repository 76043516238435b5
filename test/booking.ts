import type { TestSite } from "./app.ts";
import { withDatabase } from "./with-database.ts";

export const visitor = {
  name: "Marguerite",
  email: "m@cellar.example",
  timeZone: "Europe/Paris",
  notes: "Two labels, one cellar",
};

export const calendar = "/widget/booking/consultation";

type Slots = { timeZone: string; lengthMinutes: number; slots: string[] };

export async function freeSlots(site: Pick<TestSite, "get">, query = ""): Promise<Slots> {
  const answer = await site.get(`${calendar}${query}`, { headers: { accept: "application/json" } });
  return answer.json() as Promise<Slots>;
}

/** Books with JSON, as a program does. */
export const bookAsProgram = (site: Pick<TestSite, "get">, sent: object, headers: Record<string, string> = {}) =>
  site.get(calendar, {
    method: "POST",
    body: JSON.stringify({ ...visitor, ...sent }),
    headers: { "content-type": "application/json", ...headers },
  });

/** Posts a form, as a browser without JavaScript does. */
export const post = (site: Pick<TestSite, "get">, path: string, fields: Record<string, string>) =>
  site.get(path, { method: "POST", body: new URLSearchParams(fields) });

export const bookingsOf = (site: TestSite) =>
  withDatabase(site, (db) => db.selectFrom("bookings").selectAll().orderBy("start_at").execute());

/** The text of a page's main part, to keep messages of failing tests short. */
export async function mainOf(answer: Response): Promise<string> {
  const html = await answer.text();
  const [, main] = /<(?:main id="main"|div class="widget"[^>]*)>(.*)<\/(?:main|body)>/s.exec(html) ?? [];
  return main ?? html.replace(/<style>.*<\/style>/s, "");
}
