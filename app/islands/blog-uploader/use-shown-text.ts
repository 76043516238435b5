import { useEffect, useState } from "react";
import type { Draft } from "#app/rules/articles/draft.ts";
import { type TextPictures, withTextPictures } from "#app/rules/articles/text-pictures.ts";

export type ShownText = { html: string; isReal: boolean };

const pauseMs = 150;

/** The rendered text. The renderer of article pages is loaded with the first word. */
export function useShownText({ title, content, pictures }: Draft, isWanted: boolean): ShownText | undefined {
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
