import { useEffect, useRef, useState } from "react";
import type { Draft } from "#app/rules/articles/draft.ts";
import { nextPictureName, placePicture, type TextPicture } from "#app/rules/articles/text-pictures.ts";
import { usePictureFile } from "./use-picture-file.ts";

/** A new picture waits for its description, then goes in at the caret. */
export function useTextPictures({ content, pictures }: Draft, onChange: (part: Partial<Draft>) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const goOnAt = useRef<number>(undefined);
  const [waiting, setWaiting] = useState<TextPicture>();

  useEffect(() => {
    if (content && goOnAt.current !== undefined) area.current?.setSelectionRange(goOnAt.current, goOnAt.current);
    goOnAt.current = undefined;
  }, [content]);

  return {
    ...usePictureFile(setWaiting),
    area,
    waiting,
    insert(picture: TextPicture, alt: string) {
      const name = nextPictureName(pictures);
      const placed = placePicture(content, area.current?.selectionStart ?? content.length, { name, alt });
      onChange({ content: placed.text, pictures: { ...pictures, [name]: picture } });
      goOnAt.current = placed.at;
      setWaiting(undefined);
      area.current?.focus();
    },
    leaveOut: () => setWaiting(undefined),
  };
}
