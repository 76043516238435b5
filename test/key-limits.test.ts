import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { hashToken } from "#features/owner/server/hash-token.ts";
import { makeOwnerLink } from "#features/owner/server/owner-link.ts";
import { addWriter } from "#features/owner/server/queries/writers.ts";
import { startTestSite } from "./app.ts";
import { formPost, readKeyFile } from "./desk.ts";
import { makeAuthenticator } from "./passkeys/authenticator.ts";
import { join } from "./passkeys/open-passkeys.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite({ TRUST_PROXY: "1" }));
const key = readKeyFile(site.dataDir);

const post = (path: string, fields: Record<string, string>, network: string, headers = {}) =>
  site.get(path, formPost(fields, { "X-Forwarded-For": network, ...headers }));
const signIn = (fields: Record<string, string>, network: string, headers = {}) =>
  post(deskPaths.signIn(), fields, network, headers);

/** Posts as often as each of the networks may. */
async function flood(fields: Record<string, string>, networks: string[]) {
  const statuses = new Set<number>();
  for (const network of networks)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => signIn(fields, network))))
      statuses.add(status);
  return [...statuses];
}

test("passkeys that open nothing keep nobody out who comes from elsewhere", async () => {
  const networks = Array.from({ length: 16 }, (_, number) => `2001:db8:${100 + number}:1::1`);
  expect(await flood({ credential: "x" }, networks)).toEqual([401]);
  expect((await signIn({ key }, "192.0.2.1")).status).toBe(303);
});

test("wrong keys of one IPv6 /48 keep out other keys of it, and nothing else that opens the desk", async () => {
  const [, browser = ""] = (await signIn({ key }, "192.0.2.2")).headers.getSetCookie();
  const [, guests = ""] = (await joinAsWriter()).headers.getSetCookie();
  const neighbour = (number: number) => `2001:db8:2:${number}::1`;
  expect(await flood({ key: "wrong" }, [1, 2, 3].map(neighbour))).toEqual([401]);
  const limited = await signIn({ key }, neighbour(4));
  expect([limited.status, limited.headers.get("Retry-After")]).toEqual([429, "5"]);
  expect(await limited.text()).toContain("Too many requests. Please try again in a minute.");
  expect((await publish(key, neighbour(4))).status).toBe(429);
  expect((await signIn({ key }, neighbour(4), { Cookie: `desk-browser=${"p".repeat(43)}` })).status).toBe(429);
  expect((await signIn({ key }, neighbour(4), { Cookie: guests.split(";")[0] })).status).toBe(429);

  expect((await signIn({ key }, neighbour(4), { Cookie: browser.split(";")[0] })).status).toBe(303);
  expect((await publish("publish-unknown", neighbour(4))).status).toBe(401);
  expect((await post(deskPaths.invitation("unknown"), {}, neighbour(4))).status).toBe(401);
  expect((await post(await linkPath(), {}, neighbour(4))).status).toBe(303);
  expect((await signIn({ key }, "2001:db8:3::1")).status).toBe(303);
});

test("challenges that an IPv6 /48 asks for are evicted as those of one network", async () => {
  for (const network of ["2001:db8:6:1::1", "2001:db8:6:2::1", "192.0.2.3"])
    expect((await post(deskPaths.passkeyChallenge(), { purpose: "sign-in" }, network)).status).toBe(200);
  const asked = await site.db.selectFrom("desk_challenges").select("network").execute();
  const counts = Map.groupBy(asked, ({ network }) => network);
  expect([...counts.keys()]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
});

async function joinAsWriter() {
  const { nowMs } = site.clock;
  const invitation = { invitationHash: hashToken("an-invitation"), invitationUntil: nowMs + 60_000 };
  const writer = { id: "anna", name: "Anna", email: "anna@house.example", mayPublish: false, invitedAt: nowMs };
  await addWriter(site.db, { ...writer, ...invitation });
  return join(site, "an-invitation", makeAuthenticator(site.address));
}

async function linkPath() {
  const made = await makeOwnerLink(site.db, site.settings, {
    address: site.address,
    nowMs: site.clock.nowMs,
    isTerminal: true,
  });
  if (made?.kind !== "shown") throw new Error("not shown");
  return new URL(made.link).pathname;
}

const publish = (bearer: string, network: string) =>
  site.get(deskPaths.articles(), {
    method: "POST",
    headers: { "X-Forwarded-For": network, "Content-Type": "application/json", Authorization: `Bearer ${bearer}` },
    body: "{}",
  });
