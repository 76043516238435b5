import { type Author, theOwner } from "#facts/author.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { deskArticlesCopy } from "../words/desk.ts";
import type { LoadedArticle } from "./load-article.ts";

const words = deskArticlesCopy.article;

type Props = {
  id: string;
  versions: LoadedArticle["versions"];
  /** The draft is not this writer's to replace. */
  isOthers: boolean;
};

/** Versions stored before authors were have none. */
const authorOf = ({ id, name }: Author) => (id === theOwner.id ? words.theOwner : name);

/** Versions of the article other than the present one, newest first. */
export function Versions({ id, versions, isOthers }: Props) {
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      <ul className="article-admin__plans">
        {versions.map((version) => (
          <li key={version.id}>
            <span>
              <b>{words.kinds[version.kind]}</b>{" "}
              {words.version(version.title || words.untitled, version.moment, version.words, authorOf(version.author))}
            </span>
            <span className="pair">
              <a href={deskPaths.article(id, { compare: version.id })}>{words.compare}</a>
              {!isOthers && (
                <form method="post" action={deskPaths.article(id, { do: "take-back", version: version.id })}>
                  <button className="textbtn" type="submit">
                    {words.takeBack}
                  </button>
                </form>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
