import { randomBytes } from "node:crypto";
import type { Db } from "#platform/engine/server/schema.ts";
import {
  cookieSeconds,
  isConfirmed,
  isSessionOpen,
  isUseNoted,
  type SignInWay,
  sessionEnd,
} from "../rules/desk-session.ts";
import { hashToken } from "./hash-token.ts";
import {
  addOwnerSession,
  type DeskSession,
  endOwnerSession,
  endOwnerSessions,
  findOwnerSession,
  listOwnerSessions,
  type NewSession,
  noteKeyShown,
  noteSessionUse,
} from "./queries/owner-sessions.ts";

/** A new session: its token is given once, the database has its hash. */
export type OpenedSession = {
  token: string;
  cookieSeconds: number;
  way: SignInWay;
  /** The writer's name, or empty. */
  who: string;
  isWriter: boolean;
};

export type Sessions = ReturnType<typeof makeSessions>;

type Opening = Pick<NewSession, "ownerKeyId" | "browser" | "way" | "passkeyId" | "writerId"> & { who?: string };

export function makeSessions({ db, clock }: { db: Db; clock: () => number }) {
  const find = async (token: string): Promise<DeskSession | undefined> => {
    const session = await findOwnerSession(db, hashToken(token));
    return session && isSessionOpen(session, clock()) ? session : undefined;
  };
  return {
    /** `who` is the writer's name. */
    async open(tx: Db, { way, who = "", ...opening }: Opening): Promise<OpenedSession> {
      const token = randomBytes(32).toString("base64url");
      const nowMs = clock();
      const expiresAt = sessionEnd(way, nowMs, nowMs);
      await addOwnerSession(tx, { tokenHash: hashToken(token), way, nowMs, expiresAt, ...opening });
      return { token, cookieSeconds: cookieSeconds(way), way, who, isWriter: opening.writerId !== undefined };
    },
    /** The open session of a token, which counts as its use. */
    async use(token: string): Promise<DeskSession | undefined> {
      const session = await find(token);
      if (!session || isUseNoted(session, clock())) return session;
      const { tokenHash, way, startedAt } = session;
      // A full disk must sign nobody out.
      await noteSessionUse(db, tokenHash, clock(), sessionEnd(way, startedAt, clock())).catch(() => {});
      return session;
    },
    /** Whether a key or passkey was shown in this session a short while ago. */
    async isConfirmed(token: string): Promise<boolean> {
      const session = await find(token);
      return session !== undefined && isConfirmed(session.shownAt, clock());
    },
    confirm: (token: string, tx: Db = db) => noteKeyShown(tx, hashToken(token), clock()),
    /** The open ones, last used first; `token` is that of this browser. */
    async list(token: string) {
      const open = (await listOwnerSessions(db)).filter((session) => isSessionOpen(session, clock()));
      return open.map((session) => ({ ...session, isThis: session.id === hashToken(token) }));
    },
    /** The id that a challenge is bound to. */
    idOf: hashToken,
    end: (token: string) => endOwnerSession(db, hashToken(token)),
    /** Ends a listed one. */
    endListed: (id: string) => endOwnerSession(db, id),
    endOthers: (token: string) => endOwnerSessions(db, hashToken(token)),
    endAll: () => endOwnerSessions(db),
  };
}
