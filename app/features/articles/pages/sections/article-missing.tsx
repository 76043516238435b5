import { paths } from "#facts/paths.ts";
import type { ArticleCopy } from "../../words/article.ts";

type Props = {
  copy: ArticleCopy;
  /** With JavaScript the text waits until this browser has looked under `key`; with an empty key, in the feed. */
  awaits?: { key: string; tabTitle: string };
};

export function ArticleMissing({ copy: { notFound }, awaits }: Props) {
  return (
    <section className="art-missing section surface-paper grid" data-awaits={awaits?.key} data-title={awaits?.tabTitle}>
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <a className="btn btn--ink" href={paths.blog()}>
        {notFound.back}
      </a>
    </section>
  );
}
