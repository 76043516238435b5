import type { articleCopy } from "#app/copy/blog.ts";
import { paths } from "#app/paths.ts";

type Props = {
  copy: ReturnType<typeof articleCopy>;
  /** Where scripts run, the words wait a moment for what this browser may know. */
  isAwaited?: boolean;
};

export function ArticleMissing({ copy: { notFound }, isAwaited }: Props) {
  return (
    <section className={`art-missing section on-paper grid${isAwaited ? " art-missing--awaited" : ""}`}>
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <a className="btn btn--ink" href={paths.blog()}>
        {notFound.back}
      </a>
    </section>
  );
}
