import { deskArticlesCopy } from "#app/copy/desk/articles.ts";
import { deskPaths } from "#app/desk-paths.ts";

const words = deskArticlesCopy.article;

type Version = { id: string; title: string; moment: string; words: number };

/** Earlier versions of the article, newest first. */
export function Versions({ id, versions }: { id: string; versions: Version[] }) {
  const earlier = versions.slice(1);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{words.versions}</h2>
      <ul className="article-admin__plans">
        {earlier.map((version) => (
          <li key={version.id}>
            <span>{words.version(version.title, version.moment, version.words)}</span>
            <form method="post" action={deskPaths.article(id, { do: "restore", version: version.id })}>
              <button className="textbtn" type="submit">
                {words.putBack}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
