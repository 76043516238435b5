/** Actions that the desk records; the words are in the copy. */
export type ActivityKind =
  | "sign-in"
  | "sign-in-failed"
  | "sign-in-limited"
  | "proof-shown"
  | "key-refused"
  | "link-mailed"
  | "sign-out"
  | "session-ended"
  | "owner-key-changed"
  | "publishing-key-made"
  | "publishing-key-revoked"
  | "passkey-added"
  | "passkey-removed"
  | "passkeys-only-on"
  | "passkeys-only-off"
  | "writer-invited"
  | "writer-joined"
  | "writer-allowed"
  | "writer-limited"
  | "writer-removed"
  | "writer-refused"
  | "connection-saved"
  | "connection-ended"
  | "details-changed"
  | "words-published"
  | "addresses-changed"
  | "went-live"
  | "people-exported"
  | "person-downloaded"
  | "person-erased"
  | "backup-downloaded"
  | "article-published"
  | "article-planned"
  | "article-withdrawn"
  | "refused";

const anybodys: ActivityKind[] = ["sign-in-failed", "sign-in-limited", "key-refused", "writer-refused", "refused"];

/** Whether others than the owner can cause it: then only some of many are recorded. */
export const isAnybodys = (kind: ActivityKind): boolean => anybodys.includes(kind);
