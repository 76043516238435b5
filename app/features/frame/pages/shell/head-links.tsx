import { findableCopy } from "#facts/findable.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { withVersion } from "#platform/sections/icon-version.ts";

/** `--ink` of tokens.css, for places without a style sheet. */
export const inkColour = "#170c12";

/** Icons and feeds, in the head of every document. */
export function HeadLinks() {
  const facts = useFacts();
  const { title } = findableCopy(facts).feed;
  const icon = (path: string) => withVersion(path, facts);
  return (
    <>
      <meta name="theme-color" content={inkColour} />
      <link rel="icon" href={icon(paths.tabIcon())} sizes="32x32" />
      <link rel="icon" href={icon(paths.drawnIcon())} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icon(paths.touchIcon())} />
      <link rel="manifest" href={paths.manifest()} />
      <link rel="alternate" type="application/rss+xml" title={title} href={paths.rss()} />
      <link rel="alternate" type="application/feed+json" title={title} href={paths.jsonFeed()} />
    </>
  );
}
