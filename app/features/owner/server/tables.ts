import type { Generated, Selectable } from "kysely";
import type { ActivityKind } from "../rules/activity-kind.ts";
import type { SignInWay } from "../rules/desk-session.ts";

/** `who` is empty for the owner; `network` is a keyed hash, or empty. Nothing names a visitor. */
type ActivityTable = {
  id: string;
  at: number;
  kind: ActivityKind;
  about: string;
  who: string;
  browser: string;
  network: string;
  /** Of a day's refusals (`RefusalKind` in `about`); 0 for everything else. */
  refused: Generated<number>;
  taken: Generated<number>;
};

export type Activity = Selectable<ActivityTable>;

/** Access to the desk, and its activity. */
type AccessTables = {
  /** Sessions of the desk: the token is stored hashed, and the session ends with the owner key of its time. */
  owner_sessions: {
    token_hash: string;
    owner_key_id: number;
    expires_at: number;
    /** When a key or passkey was last shown in it. */
    key_shown_at: Generated<number>;
    started_at: Generated<number>;
    last_used_at: Generated<number>;
    browser: Generated<string>;
    way: Generated<SignInWay>;
    passkey_id: string | null;
    /** Null for the owner. */
    writer_id: string | null;
  };
  /** `host` is the name of the site for which the authenticator made it. */
  passkeys: {
    id: string;
    /** Null for the owner. */
    writer_id: string | null;
    name: string;
    public_key: string;
    counter: number;
    /** JSON. */
    transports: string;
    host: string;
    created_at: number;
    last_used_at: number | null;
  };
  /** Challenges that authenticators sign, once each; `network` is a keyed hash, or empty. */
  desk_challenges: {
    challenge: string;
    purpose: string;
    holder: string;
    expires_at: number;
    network: Generated<string>;
  };
  /** One row, once the owner has chosen. */
  desk_access: { id: number; passkeys_only: number };
  /** Keys of automations, good for publishing articles alone. */
  publishing_keys: { id: string; name: string; hash: string; created_at: number; last_used_at: number | null };
  activity: ActivityTable;
  /** Browsers that have opened the desk; `is_owners` is 1 once the owner has. */
  known_browsers: { token_hash: string; seen_at: number; is_owners: Generated<number> };
  /** Guests of the desk. */
  writers: {
    id: string;
    name: string;
    email: string;
    may_publish: number;
    invited_at: number;
    joined_at: number | null;
    /** Null once it is used. */
    invitation_hash: string | null;
    invitation_until: number;
  };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends AccessTables {
    owner_keys: { id: Generated<number>; hash: string; created_at: number };
    /** Links that sign the owner in once. */
    owner_links: { token_hash: string; owner_key_id: number; expires_at: number };
    /** Current problems, since when, and when the owner was told. */
    alerts: { name: string; since: number; told_at: number | null };
  }
}
