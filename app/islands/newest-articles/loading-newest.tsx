import { listCopy } from "#app/copy/pages/blog.ts";
import { NewestHead, newestFrame } from "#app/sections/articles/newest-articles.tsx";
import { useWords } from "#app/sections/use-words.ts";

export function LoadingNewest() {
  const words = listCopy(useWords());
  return (
    <section {...newestFrame} aria-busy="true">
      <NewestHead />
      <div className="news__lead">
        <p className="vh" role="status">
          {words.loading}
        </p>
        <noscript>
          <p>{words.nothingYet}</p>
        </noscript>
        <Shapes picture={64} />
      </div>
      <div className="news__rest">
        <Shapes picture={56} />
        <Shapes picture={0} />
      </div>
    </section>
  );
}

/** Drawn as SVG, so that a home page without them carries no styles for them. */
function Shapes({ picture }: { /** Its height in hundredths of the width. */ picture: number }) {
  return (
    <svg viewBox={`0 0 100 ${picture + 26}`} width="100%" fill="var(--bone-shade)" aria-hidden="true">
      <rect width="100" height={picture} />
      <rect y={picture + 5} width="35" height="2.5" />
      <rect y={picture + 12} width="100" height="5" />
      <rect y={picture + 19} width="70" height="5" />
    </svg>
  );
}
