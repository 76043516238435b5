import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useLocale, useWords } from "#facts/use-words.ts";
import { fill } from "#platform/text/fill.ts";
import { type Draft, isEmptyDraft } from "../../rules/draft.ts";
import { formatPostDate } from "../../rules/format-post-date.ts";
import { readTime } from "../../rules/read-time.ts";
import { type TextPictures, withTextPictures } from "../../rules/text-pictures.ts";
import { listCopy } from "../../words/blog.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";

/** The article as its page will show it. */
export function Preview({ draft }: { draft: Draft }) {
  const words = uploaderCopy(useWords()).preview;
  const box = useRef<HTMLElement>(null);
  const isNear = useIsNear(box);
  const later = useDeferredValue(draft);
  const shown = useShownText(later, isNear);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
    <section className="writing__preview surface-bone" aria-labelledby="preview" ref={box} tabIndex={0}>
      <h2 className="label" id="preview">
        {words.title}
      </h2>
      {isEmptyDraft(later) ? <p className="note">{words.empty}</p> : <Sheet draft={later} shown={shown} />}
    </section>
  );
}

function Sheet({ draft, shown }: { draft: Draft; shown: ShownText | undefined }) {
  const words = uploaderCopy(useWords()).preview;
  const article = listCopy(useWords());
  const { image } = draft;
  return (
    <article>
      <p className="tags">
        {draft.categories.map((category) => (
          <span className="badge" key={category}>
            {category}
          </span>
        ))}
      </p>
      <p className="writing__headline">{draft.title || words.untitled}</p>
      <p className="meta">
        <span>{formatPostDate(draft.date, article.dateUnknown, useLocale())}</span>
        <span>{fill(article.readTime, { minutes: readTime(draft.content) })}</span>
      </p>
      {image && <img src={image.src} width={image.width} height={image.height} alt="" />}
      {draft.content.trim() !== "" && !shown && <p className="note">{words.loading}</p>}
      {shown && !shown.isReal && draft.content.trim() !== "" && <p className="note">{words.short}</p>}
      {shown && (
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the tree by renderArticle
          dangerouslySetInnerHTML={{ __html: shown.html }}
        />
      )}
    </article>
  );
}

function useIsNear(box: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isNear;
}

type ShownText = { html: string; isReal: boolean };

const pauseMs = 150;

/** The rendered text. The renderer of article pages is loaded with the first word. */
function useShownText({ title, content, pictures }: Draft, isWanted: boolean): ShownText | undefined {
  const [shown, setShown] = useState<ShownText>();
  useEffect(() => {
    if (!isWanted || content.trim() === "") return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const next = await render(withTextPictures(content, pictures), title, pictures);
      if (!isStale) setShown(next);
    }, pauseMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [title, content, pictures, isWanted]);
  return content.trim() === "" ? undefined : shown;
}

async function render(content: string, title: string, pictures: TextPictures): Promise<ShownText> {
  const { renderDraft } = await import("./render-draft.ts");
  return renderDraft(content, title, Object.values(pictures));
}
