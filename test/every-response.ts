import { globSync } from "node:fs";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import type { TestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { siteMap } from "./site-map.ts";

export type Answered = { name: string; status: number; headers: Headers; html: string; isPage: boolean };

const addresses = siteMap.map((path) => path.replace(/:[A-Za-z]+|\*/g, "no-such-part"));
const files = () => globSync("**/*.*", { cwd: "build/client" }).filter((path) => !/\.(?:br|gz)$/.test(path));
const owned = (path: string) => path.startsWith(deskPaths.today()) && path !== deskPaths.signOut();

/** Every answer of a site: pages, widgets, the desk signed in and not, files, refusals and redirects. */
export async function everyResponse(site: TestSite): Promise<Answered[]> {
  const all: Answered[] = [];
  const ask = async (path: string, init: RequestInit = {}, who = "") => {
    const answer = await site.get(path, init);
    const html = await answer.text();
    const isPage = answer.headers.get("content-type")?.startsWith("text/html") === true;
    const name = `${init.method ?? "GET"} ${path}${who}`;
    all.push({ name, status: answer.status, headers: answer.headers, html, isPage });
  };
  const cookie = await signIn(site);
  const json = { "content-type": "application/json" };
  for (const path of addresses) {
    await ask(path);
    await ask(path, { method: "POST", body: "{}", headers: json });
    if (owned(path)) await ask(path, { headers: { cookie } }, " as the owner");
  }
  for (const path of files()) await ask(`/${path}`);
  const { slug } = await site.db.selectFrom("articles").select("slug").limit(1).executeTakeFirstOrThrow();
  await ask(paths.article(slug));
  for (const form of ["winery", "consultation"]) {
    await ask(paths.formWidget(form));
    await ask(paths.formWidget(form), formPost({ name: "" }));
    await ask(paths.formWidget(form), formPost({ name: "Ada", email: "ada@cellar.example" }));
  }
  await ask(paths.calendarWidget("consultation"));
  for (const path of ["/blog/", "/%E0%A4%A", "/a/../b", "/_root.data", "/no-such-page"]) await ask(path);
  await ask("/", { method: "DELETE" });
  await ask(paths.formWidget("winery"), { ...formPost({}), headers: { origin: "https://elsewhere.example" } });
  await ask(paths.formWidget("winery"), { method: "POST", body: "x".repeat(100_000), headers: json });
  await ask(paths.feed(), { method: "POST", body: "{", headers: json });
  await ask(`${paths.feed()}?callback=read`);
  await ask(`${paths.feed()}?callback=1()`);
  await ask(deskPaths.signIn(), formPost({ key: "wrong" }));
  await ask(deskPaths.signIn(), formPost({ key: "" }));
  await ask(deskPaths.articles(), { method: "POST", body: "{}", headers: { ...json, authorization: "Bearer x" } });
  await ask(deskPaths.backupNow(), { method: "POST", headers: { cookie } });
  await ask(deskPaths.leadsCsv(), { headers: { cookie } }, " as the owner");
  for (let number = 0; number < 21; number += 1)
    await ask(deskPaths.signIn(), formPost({}), ` for the ${number}. time`);
  return all;
}
