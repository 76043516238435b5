import { startOfTest } from "../app.ts";

export type Row = Record<string, string | number | Uint8Array | null>;

/** Rows of a table, with every column that the table has had in any version. */
export type RowsOfBefore = [table: string, rows: Row[]];

export const hourMs = 3_600_000;
export const idOf = (kind: string, number: number) => `${kind}-${number}`.padEnd(21, "x");

const session: Row = {
  token_hash: "hash",
  owner_key_id: 1,
  expires_at: startOfTest + hourMs,
  key_shown_at: 0,
  started_at: startOfTest - hourMs,
  last_used_at: startOfTest - hourMs,
  browser: "Firefox on Linux",
  way: "key",
  passkey_id: null,
  writer_id: null,
};

const writer: Row = {
  id: idOf("writer", 0),
  name: "Anna",
  email: "anna@house.example",
  may_publish: 0,
  invited_at: startOfTest - hourMs,
  joined_at: startOfTest - hourMs,
  invitation_hash: null,
  invitation_until: startOfTest,
};

const passkey: Row = {
  id: "credential",
  writer_id: idOf("writer", 0),
  name: "Anna’s phone",
  public_key: "key",
  counter: 0,
  transports: "[]",
  host: "house.example",
  created_at: startOfTest - hourMs,
  last_used_at: null,
};

/** Rows about access to the desk and its activity. */
export const accessOfBefore: RowsOfBefore[] = [
  ["writers", [writer]],
  ["passkeys", [passkey]],
  ["desk_challenges", [{ challenge: "abc", purpose: "sign-in", holder: "", expires_at: startOfTest }]],
  ["desk_access", [{ id: 1, passkeys_only: 0 }]],
  [
    "publishing_keys",
    [{ id: idOf("key", 0), name: "News", hash: "hash", created_at: startOfTest - hourMs, last_used_at: null }],
  ],
  [
    "activity",
    [
      {
        ...{ id: idOf("activity", 0), at: startOfTest - hourMs, kind: "sign-in", about: "key", who: "" },
        ...{ browser: "Firefox on Linux", network: "" },
      },
    ],
  ],
  ["known_browsers", [{ token_hash: "hash", seen_at: startOfTest - hourMs }]],
  ["owner_sessions", [session]],
];
