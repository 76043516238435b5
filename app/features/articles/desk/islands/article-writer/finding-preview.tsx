import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import { excerptOf } from "../../../rules/make-excerpt.ts";
import { makeSlug } from "../../../rules/make-slug.ts";
import { deskArticlesCopy } from "../../../words/desk.ts";

const words = deskArticlesCopy.form.finding;
/** About as much as search engines show. */
const maxCharacters = { title: 60, excerpt: 155 };

type Props = { draft: DraftPost; siteUrl: string; brand: string };

/** The article as search engines and messengers show it. */
export function FindingPreview({ draft, siteUrl, brand }: Props) {
  const title = draft.title.trim() || deskArticlesCopy.article.untitled;
  const whole = `${title} | ${brand}`;
  const address = new URL(paths.article(makeSlug(draft.slug || title)), siteUrl);
  const excerpt = draft.excerpt.trim() || excerptOf(draft);
  return (
    <details className="finding">
      <summary>{words.title}</summary>
      <h2 className="label">{words.search}</h2>
      <div className="finding__result">
        <p className="finding__address">{`${address.host}${decodeURI(address.pathname)}`}</p>
        <p className="finding__title">{cut(whole, maxCharacters.title)}</p>
        <p>{cut(excerpt, maxCharacters.excerpt)}</p>
      </div>
      <Length name={deskArticlesCopy.form.labels.title} text={whole} max={maxCharacters.title} over={words.titleCut} />
      <Length
        name={deskArticlesCopy.form.labels.excerpt}
        text={excerpt}
        max={maxCharacters.excerpt}
        over={words.excerptCut}
      />
      <h2 className="label">{words.shared}</h2>
      <div className="finding__shared">
        <img src={deskPaths.sharePicture(title)} alt={words.picture(title)} width={1200} height={630} loading="lazy" />
        <p className="finding__address">{address.host}</p>
        <p className="finding__title">{whole}</p>
      </div>
    </details>
  );
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max).trimEnd()} …` : text);

const Length = ({ name, text, max, over }: { name: string; text: string; max: number; over: string }) => (
  <p className="finding__length quiet">
    {name}: {words.length(text.length, max)}. {text.length > max && over}
  </p>
);
