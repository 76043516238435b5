import type { Look } from "#facts/look.ts";
import { restyle } from "#facts/restyle.ts";
import { policyHash } from "#platform/http/server/security-headers.ts";
import type { StyleSheets } from "#platform/http/services.ts";

/** Puts the owner's look into a page. Only pictures on it count. Returns the hash of its style sheets, too. */
export function restylePage(page: Buffer<ArrayBuffer>, styles: StyleSheets, look: Look | undefined) {
  if (!look || styles.text === "") return { page, sha256: styles.sha256 };
  const html = page.toString();
  const own = restyle(
    styles.text,
    look,
    (name) => html.includes(`picture--${name}"`) || html.includes(`picture--${name} `),
  );
  const styled = html.replace(styles.text, () => own);
  return { page: Buffer.from(withDrawings(styled, look.accent)), sha256: policyHash(own) };
}

/** Drawings that have the accent in them, in pages. */
const drawings = /"\/marks\/(?:cover|field|year)-[a-z]+\.svg(?=")/g;

const withDrawings = (html: string, accent: Look["accent"]) =>
  accent ? html.replace(drawings, (address) => `${address}?v=${accent.version}`) : html;
