import type { articleCopy } from "#app/copy/blog.ts";
import { paths } from "#app/paths.ts";

export function ArticleMissing({ copy: { notFound } }: { copy: ReturnType<typeof articleCopy> }) {
  return (
    <section className="art-missing section on-paper grid">
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <a className="btn btn--ink" href={paths.blog()}>
        {notFound.back}
      </a>
    </section>
  );
}
