import ipaddr from "ipaddr.js";
import type { Facts } from "#facts/facts.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { makeChallenges } from "./challenges.ts";
import type { Purpose } from "./queries/challenges.ts";
import { readOwnerKey } from "./queries/owner-keys.ts";
import { endKeySessions } from "./queries/owner-sessions.ts";
import {
  addPasskey,
  countOfOtherHosts,
  findPasskey,
  holdPasskeysOnly,
  listPasskeys,
  notePasskeyUse,
  type Passkey,
  readPasskeysOnly,
  removePasskey,
  renamePasskey,
  writePasskeysOnly,
} from "./queries/passkeys.ts";
import type { OpenedSession, Sessions } from "./sessions.ts";
import {
  algorithms,
  loadWebAuthn,
  type Place,
  readCredential,
  verifyNewPasskey,
  verifyPasskey,
} from "./verify-passkey.ts";

const maxPasskeys = 20;

type Deps = { db: Db; clock: () => number; facts: () => Facts; sessions: Sessions };

/** Passkeys are bound to host names, not to IP addresses. */
const hasName = (host: string) => !host.startsWith("[") && !ipaddr.isValid(host);

/** `id` is empty for the owner. */
type Holder = { id: string; name: string };

export type Passkeys = ReturnType<typeof makePasskeys>;

export function makePasskeys({ db, clock, facts, sessions }: Deps) {
  const challenges = makeChallenges({ db, clock });
  const listOf = async (writerId: string | undefined, host: string, tx: Db = db) =>
    (await listPasskeys(tx)).filter((each) => each.writerId === writerId && each.host === host);
  /** Verifies a posted credential; resolves with its passkey and new counter. Uses up the challenge in any case. */
  async function prove(text: string, purpose: Purpose, place: Place): Promise<[Passkey, number] | undefined> {
    const credential = readCredential(text);
    if (!credential || !(await challenges.take({ challenge: credential.challenge, ...purpose }))) return undefined;
    const passkey = await findPasskey(db, credential.id);
    if (!passkey || passkey.host !== place.host) return undefined;
    const counter = await verifyPasskey(credential, passkey, place);
    return counter === undefined ? undefined : [passkey, counter];
  }
  return {
    maxPasskeys,
    listOwners: async () => (await listPasskeys(db)).filter(({ writerId }) => writerId === undefined),
    hasAny: async (host: string) => (await listPasskeys(db)).some((each) => each.host === host),
    /** Whether the owner has a passkey of this host. */
    hasOwners: async (host: string) => (await listOf(undefined, host)).length > 0,
    countOfOtherHosts: (host: string) => countOfOtherHosts(db, host),
    isOnly: () => readPasskeysOnly(db),
    /**
     * Turns passkeys only on or off. On, the key alone and its sessions no longer open the desk. False if no passkey of
     * this host has opened the desk yet: one that does not work would lock the owner out.
     */
    setOnly: (isOn: boolean, host: string) =>
      db.transaction().execute(async (tx) => {
        await holdPasskeysOnly(tx);
        if (isOn && (await listOf(undefined, host, tx)).every(({ lastUsedAt }) => lastUsedAt === null)) return false;
        await writePasskeysOnly(tx, isOn);
        if (isOn) await endKeySessions(tx);
        return true;
      }),
    rename: (id: string, name: string) => renamePasskey(db, id, name),
    /** With passkeys only, the last one of this host is not removed. */
    remove: (id: string, host: string) =>
      db.transaction().execute(async (tx) => {
        const isOnly = await holdPasskeysOnly(tx);
        const isLast = (await listOf(undefined, host, tx)).every((each) => each.id === id);
        if (isOnly && isLast) return { kind: "last" as const };
        return { kind: "removed" as const, name: await removePasskey(tx, id) };
      }),
    /** Options for a browser to use a passkey; undefined if too many challenges are open, or the host is no name. */
    async askFor(purpose: Purpose, { host }: Place, network = "") {
      const challenge = hasName(host) && (await challenges.make(purpose, network));
      if (!challenge) return undefined;
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const timeout = challenges.challengeMs;
      return generateAuthenticationOptions({ rpID: host, challenge, timeout, userVerification: "required" });
    },
    /** Options for a browser to create a passkey. */
    async askForNew(purpose: Purpose, { host }: Place, holder: Holder) {
      const challenge = hasName(host) && (await challenges.make(purpose, ""));
      if (!challenge) return undefined;
      const { generateRegistrationOptions } = await loadWebAuthn();
      const others = await listOf(holder.id || undefined, host);
      return generateRegistrationOptions({
        rpName: facts().brand.name,
        rpID: host,
        userID: new Uint8Array(Buffer.from(holder.id || "owner")),
        userName: holder.name,
        userDisplayName: holder.name,
        challenge,
        timeout: challenges.challengeMs,
        attestationType: "none",
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: others.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },
    /**
     * Stores a new passkey. Undefined if it is not the requested one, there are too many, or `claim` fails in the same
     * transaction.
     */
    async add(
      text: string,
      purpose: Purpose,
      place: Place,
      { id, name }: Holder,
      claim: (tx: Db) => Promise<boolean> = async () => true,
    ): Promise<string | undefined> {
      const credential = readCredential(text);
      if (!credential || !(await challenges.take({ challenge: credential.challenge, ...purpose }))) return undefined;
      const made = await verifyNewPasskey(credential, place);
      if (!made) return undefined;
      return db.transaction().execute(async (tx) => {
        await advisoryLock(tx, "passkeys");
        const writerId = id || undefined;
        const own = (await listPasskeys(tx)).filter((each) => each.writerId === writerId);
        if (own.length >= maxPasskeys || (await findPasskey(tx, made.id))) return undefined;
        if (!(await claim(tx))) return undefined;
        await addPasskey(tx, { ...made, writerId, name, host: place.host, createdAt: clock() });
        return made.id;
      });
    },
    /** Undefined unless the text proves a passkey of this site. */
    async signIn(text: string, place: Place, browser: string): Promise<OpenedSession | undefined> {
      const proven = await prove(text, { purpose: "sign-in", holder: "" }, place);
      const ownerKey = await readOwnerKey(db);
      if (!proven || !ownerKey) return undefined;
      const [passkey, counter] = proven;
      return db.transaction().execute(async (tx) => {
        if (!(await notePasskeyUse(tx, passkey, counter, clock()))) return undefined;
        const { id: passkeyId, writerId, writerName: who } = passkey;
        return sessions.open(tx, { ownerKeyId: ownerKey.id, browser, way: "passkey", passkeyId, writerId, who });
      });
    },
    /** Takes one of the owner's passkeys again in a session. */
    async confirm(token: string, text: string, place: Place): Promise<boolean> {
      const proven = await prove(text, { purpose: "confirm", holder: sessions.idOf(token) }, place);
      if (!proven || proven[0].writerId !== undefined) return false;
      if (!(await notePasskeyUse(db, proven[0], proven[1], clock()))) return false;
      await sessions.confirm(token);
      return true;
    },
  };
}
