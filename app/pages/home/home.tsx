import { homeCopy } from "#app/copy/home.ts";
import { paths } from "#app/paths.ts";
import { ArticleCard } from "#app/sections/articles/article-card.tsx";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { edgesOf } from "#server/edges.ts";
import type { Route } from "./+types/home";

const newestPosts = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, tables } = edgesOf(context);
  return tables.articles.listArticles(db, { offset: 0, limit: newestPosts });
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { ...homeCopy(ground.facts).meta, path: paths.home() });
};

export default function HomePage({ loaderData: { posts, total } }: Route.ComponentProps) {
  const copy = homeCopy(useFacts());
  return (
    <>
      <section className="hero on-ink">
        <div className="grid hero__words">
          <h1>
            {copy.hero.title} <em>{copy.hero.titleSecondLine}</em>
          </h1>
        </div>
      </section>
      {posts.length > 0 && (
        <section className="news section on-paper grid" aria-labelledby="news">
          <h2 id="news">{copy.insights.title}</h2>
          {total > newestPosts && (
            <a className="go" href={paths.blog()}>
              {copy.insights.action}
            </a>
          )}
          {posts.map((post) => (
            <ArticleCard key={post.id} post={post} />
          ))}
        </section>
      )}
    </>
  );
}
