import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { plainPart, readMailBody } from "#features/articles/server/mail-body.ts";
import { listTitles } from "#features/articles/server/queries/articles.ts";
import { findMailPictures } from "#features/pictures/server/pictures.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { fill } from "#platform/text/fill.ts";
import { type LetterPlace, readLetterName, type SequenceName } from "../rules/sequences.ts";
import { letterFrameCopy } from "../words/letter-frame.ts";
import { sequenceCopies } from "../words/sequences.ts";
import type { Letter } from "./letter-mail.ts";
import { findNewsletter, type Newsletter } from "./queries/newsletters.ts";

type Deps = { facts: Facts; siteUrl: string };

/** Composes a letter by its name as it is now; undefined if it is gone. */
export async function composeLetter(db: Db, name: string, deps: Deps): Promise<Letter | undefined> {
  const ofSequence = readLetterName(name);
  if (!ofSequence) {
    const newsletter = await findNewsletter(db, name);
    return newsletter && composeNewsletter(db, newsletter, deps);
  }
  const { sequence, place } = ofSequence;
  const { subject, paragraphs, link } = sequenceCopies[sequence](deps.facts)[place];
  const href = deps.siteUrl + letterLinks[sequence][place];
  return { subject, parts: paragraphs.map(plainPart), link: { words: link, href } };
}

type Written = Pick<Newsletter, "subject" | "body" | "article_slug">;

/** An article that is gone is not announced. */
async function composeNewsletter(db: Db, { subject, body, article_slug }: Written, { facts, siteUrl }: Deps) {
  const { readArticle, newArticle } = letterFrameCopy(facts);
  const [article] = await listTitles(db, article_slug ? [article_slug] : []);
  const link = article && {
    title: fill(newArticle, { title: article.title }),
    words: readArticle,
    href: siteUrl + paths.article(article.slug),
  };
  const pictures = await findMailPictures(db, body.match(/\/media\/[\w-]{1,64}\.webp/g) ?? []);
  return { subject, parts: readMailBody(body, siteUrl, pictures), link };
}

const book = paths.bookConsultation();

/** The page that each mail of a sequence leads to. */
const letterLinks: Record<SequenceName, Record<LetterPlace, string>> = {
  blueprint: { first: paths.visibilityStarter(), second: paths.authorityBuilder(), third: book },
  cigar: { first: paths.cigarLounges(), second: paths.blog(), third: book },
  winery: { first: paths.wineries(), second: paths.growthAccelerator(), third: book },
  dining: { first: paths.fineDining(), second: paths.growthAccelerator(), third: book },
  "quiz-excellent": { first: paths.dash(), second: paths.authorityBuilder(), third: book },
  "quiz-good": { first: paths.visibilityQuiz(), second: paths.dash(), third: book },
  "quiz-needs-work": { first: paths.visibilityBlueprint(), second: paths.visibilityStarter(), third: book },
  "quiz-critical": { first: paths.visibilityBlueprint(), second: paths.visibilityStarter(), third: book },
};
