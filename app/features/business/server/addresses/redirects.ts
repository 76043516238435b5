import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Db } from "#platform/engine/server/schema.ts";
import { type Redirect, splitQuery } from "#platform/http/find-redirect.ts";
import type { Content } from "#platform/process/server/content.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import type { RedirectLine } from "../../rules/read-redirect-lines.ts";
import type { SettleProblem } from "../../rules/resolve-redirects.ts";
import { maxRedirects, readRedirects, removeRedirect, storeRedirects } from "../queries/redirects.ts";
import { type AddressProblem, readNewAddress, readOldAddress } from "./read-redirect.ts";

type RedirectProblem = AddressProblem | SettleProblem | "taken" | "full";

/** A typed redirect that was not stored. */
export type RefusedRedirect = RedirectLine & { problem: RedirectProblem };

export type Redirects = ReturnType<typeof makeRedirects>;

type Deps = {
  db: Db;
  settings: Settings;
  clock: () => number;
  content: Content;
  /** Whether the site has something at this path and query. */
  isThere: (address: string) => Promise<boolean>;
};

/** The owner's redirects. */
export function makeRedirects({ db, settings, clock, content, isThere }: Deps) {
  return {
    max: maxRedirects,
    list: () => readRedirects(db),
    /** Stores the valid redirects and returns the others, each with its problem. */
    async add(lines: readonly RedirectLine[]): Promise<RefusedRedirect[]> {
      const read = await readAll(lines, settings.siteUrl);
      const known = await askAll(read.flatMap(addressesOf), isThere);
      const judged = read.map((each) => (each.redirect && known.has(each.redirect.from) ? taken(each) : each));
      const added = judged.flatMap(({ redirect }) => redirect ?? []);
      const problems = await storeRedirects(db, added, (to) => known.has(withoutPlace(to)), clock());
      await content.refresh();
      return judged.flatMap(({ line, redirect, problem }) => {
        const found = problem ?? (problems ? redirect && problems.get(redirect.from) : "full");
        return found ? { ...line, problem: found } : [];
      });
    },
    async remove(from: string): Promise<boolean> {
      const isRemoved = await removeRedirect(db, from);
      await content.refresh();
      return isRemoved;
    },
  };
}

type Read = { line: RedirectLine; redirect?: Redirect; problem?: RedirectProblem };

async function readAll(lines: readonly RedirectLine[], siteUrl: string): Promise<Read[]> {
  const read: Read[] = [];
  for (const line of lines) {
    await letOthersRun();
    read.push(readRedirect(line, siteUrl));
  }
  return read;
}

function readRedirect(line: RedirectLine, siteUrl: string): Read {
  const from = readOldAddress(line.from);
  if ("problem" in from) return { line, problem: from.problem };
  const to = readNewAddress(line.to, siteUrl);
  if ("problem" in to) return { line, problem: to.problem };
  return { line, redirect: { from: from.address, to: to.address } };
}

const taken = ({ line }: Read): Read => ({ line, problem: "taken" });
const withoutPlace = (to: string) => to.split("#")[0] ?? "";

const addressesOf = ({ redirect }: Read) =>
  redirect ? [redirect.from, ...(redirect.to.startsWith("/") ? [withoutPlace(redirect.to)] : [])] : [];

/** Returns the addresses that exist. Requests each path once and serves visitors in between. */
async function askAll(addresses: readonly string[], isThere: Deps["isThere"]): Promise<Set<string>> {
  const byPath = Map.groupBy(addresses, (address) => splitQuery(address).pathname);
  const found = new Set<string>();
  for (const [path, some] of byPath) {
    await letOthersRun();
    if (await isThere(path)) for (const address of some) found.add(address);
  }
  return found;
}
