import { deskPaths } from "#facts/desk-paths.ts";
import type { TestSite } from "../app.ts";
import { formPost } from "../desk.ts";
import type { Authenticator, Faults } from "./authenticator.ts";

/** Requests a challenge as the page's script does; undefined if it is refused. */
export async function askChallenge(site: TestSite, fields: Record<string, string>, cookie = "") {
  const answer = await site.get(deskPaths.passkeyChallenge(), formPost(fields, { Cookie: cookie }));
  return answer.ok ? ((await answer.json()) as { challenge: string }) : undefined;
}

async function need(site: TestSite, fields: Record<string, string>, cookie = "") {
  const options = await askChallenge(site, fields, cookie);
  if (!options) throw new Error(`No challenge for ${JSON.stringify(fields)}`);
  return options;
}

export async function addPasskey(
  site: TestSite,
  cookie: string,
  passkey: Authenticator,
  name = "Phone",
  faults?: Faults,
) {
  const credential = passkey.create(await need(site, { purpose: "add" }, cookie), faults);
  return site.get(deskPaths.passkeys(), formPost({ credential, name }, { Cookie: cookie }));
}

export async function openWithPasskey(site: TestSite, passkey: Authenticator, faults?: Faults) {
  const credential = passkey.get(await need(site, { purpose: "sign-in" }), faults);
  return site.get(deskPaths.signIn(), formPost({ credential }));
}

export const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** Signs in and returns the `Cookie` header of the session. */
export async function signInWithPasskey(site: TestSite, passkey: Authenticator) {
  const answer = await openWithPasskey(site, passkey);
  if (answer.status !== 303) throw new Error(`Not signed in: ${answer.status}`);
  return cookieOf(answer);
}

/** Takes an invitation and returns the writer's `Cookie` header. */
export async function join(site: TestSite, token: string, passkey: Authenticator) {
  const credential = passkey.create(await need(site, { purpose: "join", invitation: token }));
  return site.get(deskPaths.invitation(token), formPost({ credential }));
}
