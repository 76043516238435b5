import type { MetaDescriptor } from "react-router";
import { fill } from "#platform/text/fill.ts";
import { hashText } from "#platform/text/hash-text.ts";
import type { Facts } from "../facts.ts";
import { findableCopy } from "../findable.ts";
import { paths } from "../paths.ts";
import type { PageContext } from "./structured-data.ts";

/** Raise it when the drawing changes. */
const drawing = 3;

/** Changes with the text of a share picture and with the look it is drawn in, so that caches ask again. */
export const shareVersion = (title: string, { brand, look }: Facts): string =>
  hashText(JSON.stringify([drawing, title, brand.name, ...(look?.drawing ? [look.drawing] : [])])).slice(-8);

type SharePicture = { url: string; type: string; width: number; height: number; alt: string };

/** The format of share pictures that our server draws. */
const drawn = { type: "image/jpeg", width: 1200, height: 630 };

/** The share picture of an indexable page; for others the logo. */
export function sharePictureOf({ facts, siteUrl }: PageContext, title: string, path?: string): SharePicture {
  const words = findableCopy(facts);
  const file = path ? paths.sharePicture(path, shareVersion(title, facts)) : paths.logo();
  const url = new URL(file, siteUrl).href;
  return path
    ? { url, ...drawn, alt: fill(words.sharePicture, { title }) }
    : { url, type: "image/png", width: 512, height: 512, alt: words.logo };
}

export const ownPicture = ({ siteUrl }: PageContext, { path, alt }: { path: string; alt: string }): SharePicture => ({
  url: new URL(path, siteUrl).href,
  ...drawn,
  alt,
});

export const shareTags = ({ url, type, width, height, alt }: SharePicture): MetaDescriptor[] => [
  { property: "og:image", content: url },
  { property: "og:image:type", content: type },
  { property: "og:image:width", content: String(width) },
  { property: "og:image:height", content: String(height) },
  { property: "og:image:alt", content: alt },
  { name: "twitter:card", content: width > height ? "summary_large_image" : "summary" },
  { name: "twitter:image", content: url },
  { name: "twitter:image:alt", content: alt },
];
