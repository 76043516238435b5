import { hashText } from "#platform/text/hash-text.ts";
import { trimEnd } from "#platform/text/trim-end.ts";

const maxSlug = 120;

/** The title in lower case, without punctuation, spaces as hyphens. Letters of every script stay. */
export function makeSlug(title: string): string {
  const words = title
    .slice(0, 1000)
    .toWellFormed()
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]+/gu, "")
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "")
    .normalize("NFC");
  return /[\p{L}\p{N}]/u.test(words) ? cutSlug(words) : `post-${hashText(title)}`;
}

function cutSlug(slug: string): string {
  if (slug.length <= maxSlug) return slug;
  const head = slug.slice(0, maxSlug);
  const whole = head.slice(0, Math.max(head.lastIndexOf("-"), maxSlug / 2)).toWellFormed();
  return trimEnd(whole, /[-\ufffd]/);
}
