import { createHmac, timingSafeEqual } from "node:crypto";

/** A person needs a moment between a page and a post. */
const minAgeMs = 1000;
const maxAgeMs = 24 * 60 * 60 * 1000;

/** `madeAt` is the time in it, or text that is none; `isFromPage` if this site made it a moment to a day ago. */
export type PageToken = { madeAt: string; isFromPage: boolean };

export type PageTokens = ReturnType<typeof makePageTokens>;

/**
 * Tokens that show when a page was made for its visitor. They are no secret: one network's posts with them have a limit
 * too.
 */
export function makePageTokens({ networkKey, clock }: { networkKey: string; clock: () => number }) {
  const sign = (madeAt: string) =>
    createHmac("sha256", networkKey).update(`page token ${madeAt}`).digest("base64url").slice(0, 22);
  return {
    make(): string {
      const madeAt = String(clock());
      return `${madeAt}.${sign(madeAt)}`;
    },
    /** Pages made before this version, and programs, give a bare time or nothing. */
    read(token: string | null | undefined): PageToken {
      if (!token?.includes(".")) return { madeAt: token ?? "", isFromPage: false };
      const [madeAt = "", signature = ""] = token.slice(0, 64).split(".");
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(madeAt))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return { madeAt: "?", isFromPage: false };
      const ageMs = clock() - Number(madeAt);
      return { madeAt, isFromPage: ageMs >= minAgeMs && ageMs <= maxAgeMs };
    },
  };
}
