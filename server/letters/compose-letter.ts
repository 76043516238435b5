import type { Facts } from "#app/copy/facts.ts";
import { letterFrameCopy } from "#app/copy/mails/letters/letter-frame.ts";
import { sequenceCopies } from "#app/copy/mails/letters/sequences.ts";
import { paths } from "#app/paths.ts";
import { readLetterName } from "#app/rules/letters/sequences.ts";
import type { Letter } from "#server/outgoing/mail/letter-mail.ts";
import { findNewsletter, type Newsletter } from "#server/tables/letters/newsletters.ts";
import type { Db } from "#server/tables/schema.ts";
import { letterLinks } from "./letter-links.ts";

type Deps = { facts: Facts; siteUrl: string };

/** Composes a letter by its name as it is now; undefined if it is gone. */
export async function composeLetter(db: Db, name: string, deps: Deps): Promise<Letter | undefined> {
  const ofSequence = readLetterName(name);
  if (!ofSequence) {
    const newsletter = await findNewsletter(db, name);
    return newsletter && composeNewsletter(newsletter, deps);
  }
  const { sequence, place } = ofSequence;
  const { subject, paragraphs, link } = sequenceCopies[sequence](deps.facts)[place];
  return { subject, paragraphs, link: { words: link, href: deps.siteUrl + letterLinks[sequence][place] } };
}

type Written = Pick<Newsletter, "subject" | "body" | "article_slug">;

/** Paragraphs are separated by an empty line. */
function composeNewsletter({ subject, body, article_slug }: Written, { facts, siteUrl }: Deps): Letter {
  const { readArticle } = letterFrameCopy(facts);
  const link = article_slug ? { words: readArticle, href: siteUrl + paths.article(article_slug) } : undefined;
  const paragraphs = body.split("\n\n").flatMap((each) => each.trim() || []);
  return { subject, paragraphs, link };
}
