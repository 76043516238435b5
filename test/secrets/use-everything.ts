import { gunzipSync } from "node:zlib";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { integrationNames } from "#features/integrations/words/integrations.ts";
import { formPost } from "../desk.ts";
import { payload } from "../outbox.ts";
import { siteMap } from "../site-map.ts";
import { type Place, secrets } from "./hidden.ts";

const addresses = siteMap.map((path) => path.replace(/:[A-Za-z]+|\*/g, "no-such-part"));
const json = { "Content-Type": "application/json" };

/** Requests everything as visitor and owner, rightly and wrongly, and returns all answers. */
export async function useEverything(site: string): Promise<{ places: Place[]; token: string }> {
  const places: Place[] = [];
  const ask = async (path: string, init: RequestInit = {}, who = "a visitor") => {
    const answer = await fetch(site + path, { redirect: "manual", ...init });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const headers = [...answer.headers].filter(([name]) => name !== "set-cookie").join("\n");
    const text = isPacked ? gunzipSync(bytes).toString() : bytes.toString();
    places.push({ name: `${init.method ?? "GET"} ${path} for ${who}`, text: `${headers}\n${text}` });
    return answer;
  };
  const lead = { name: "Ada", email: "ada@cellar.example", business: "=1+1", message: "Hello" };
  for (const path of addresses) {
    await ask(path);
    await ask(path, { method: "POST", body: "{", headers: json });
  }
  for (const form of ["winery", "consultation"]) await ask(paths.formWidget(form), formPost(lead));
  await ask(paths.formWidget("dining"), formPost({ ...lead, email: "no address" }));
  for (const hook of [paths.quizCrmHook(), paths.quizWorkflowHook()])
    await ask(hook, { method: "POST", body: JSON.stringify(payload), headers: json });
  await ask(deskPaths.signIn(), formPost({ key: secrets.wrongKey }));
  await ask(`${deskPaths.signIn()}?key=${secrets.wrongKey}x`, formPost({}));
  const bearer = (key: string) => ({ ...json, Authorization: `Bearer ${key}` });
  await ask(deskPaths.articles(), { method: "POST", body: "{}", headers: bearer(secrets.wrongKey) });
  await ask(deskPaths.articles(), { method: "POST", body: "{}", headers: bearer(secrets.ownerKey) });
  const signedIn = await ask(deskPaths.signIn(), formPost({ key: secrets.ownerKey }));
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const asOwner = (path: string, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { ...init.headers, cookie } }, "the owner");
  for (const integration of integrationNames) await asOwner(deskPaths.integrations(), formPost({ integration }));
  for (const path of addresses) await asOwner(path);
  const list = places.findLast(({ name }) => name.startsWith(`GET ${deskPaths.leads()} for the owner`));
  const id = /\/desk\/people\/([\w-]{21})/.exec(list?.text ?? "")?.[1] ?? "none";
  await asOwner(deskPaths.lead(id));
  await asOwner(deskPaths.leadDownload(id));
  await asOwner(deskPaths.backupNow(), { method: "POST" });
  return { places, token: cookie.split("=")[1] ?? "" };
}
