import { deskPaths } from "#facts/desk-paths.ts";
import { payload } from "../outbox.ts";
import { type Answer, askSite } from "./ask-site.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };

/** Values for path parameters, by name, after a booking, a quiz and an article were made. */
export type Names = Record<string, string>;

/** Signs in and creates data for each address with a parameter. */
export async function prepareSite(site: string, key: string): Promise<{ cookie: string; names: Names }> {
  const post = (path: string, headers: Record<string, string>, body: string) =>
    askSite(site, { method: "POST", path, headers, body });
  const signedIn = await post(deskPaths.signIn(), form, `key=${key}`);
  const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  const look = (path: string, headers: object = {}) =>
    askSite(site, { method: "GET", path, headers: { cookie, ...headers } });
  await post("/widget/form/blueprint", form, "name=A&email=a@cellar.example");
  const { slots } = JSON.parse((await look("/widget/booking/consultation", { accept: "application/json" })).body);
  const person = { name: "A", email: "a@cellar.example", start: slots[0] };
  const booked = await post("/widget/booking/consultation", json, JSON.stringify(person));
  const result = await post("/api/hooks/crm", json, JSON.stringify(payload));
  const article = JSON.stringify({ title: "A", content: "b", categories: ["c"] });
  const published = await post(deskPaths.articles(), { ...json, cookie }, article);
  const names = {
    key: found(booked, /\/booking\/([\w-]+)/),
    linkKey: found(result, /"linkKey":"([\w-]+)"/),
    articleId: found(published, /"id":"([\w-]+)"/),
    slug: found(published, /"slug":"([\w-]+)"/),
    leadId: found(await look(deskPaths.leads()), /\/desk\/people\/([\w-]{21})/),
    bookingId: found(await look(deskPaths.bookings()), /\/desk\/bookings\/([\w-]{21})/),
    deliveryId: found(await look(deskPaths.deliveries("waiting")), /\/desk\/sent-messages\/([\w-]{21})/),
  };
  return { cookie, names };
}

function found({ status, body }: Answer, words: RegExp): string {
  const name = words.exec(body)?.[1];
  if (!name) throw new Error(`${status} without ${words}: ${body.slice(0, 300)}`);
  return name;
}
