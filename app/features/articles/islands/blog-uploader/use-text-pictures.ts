import { type RefObject, useEffect, useRef, useState } from "react";
import type { Draft } from "../../rules/draft.ts";
import { nextPictureName, placePicture, type TextPicture } from "../../rules/text-pictures.ts";
import { type TakeFile, usePictureFile } from "./use-picture-file.ts";

type Written = Pick<Draft, "content" | "pictures">;

/** A new picture waits for its description, then goes in at the caret. An uploaded one is named by its address. */
export function useTextPictures(
  { content, pictures }: Written,
  onChange: (part: Partial<Written>) => void,
  take?: TakeFile,
  /** Puts it elsewhere than into the field's text; returns whether it did. */
  place?: (picture: TextPicture, alt: string) => boolean,
  field?: RefObject<HTMLTextAreaElement | null>,
) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const goOnAt = useRef<number>(undefined);
  const [waiting, setWaiting] = useState<TextPicture>();

  useEffect(() => {
    if (content && goOnAt.current !== undefined) area.current?.setSelectionRange(goOnAt.current, goOnAt.current);
    goOnAt.current = undefined;
  }, [content, area]);

  return {
    ...usePictureFile(setWaiting, take),
    area,
    waiting,
    insert(picture: TextPicture, alt: string) {
      if (place?.(picture, alt)) return setWaiting(undefined);
      const isData = picture.src.startsWith("data:");
      const name = nextPictureName(pictures);
      const target = isData ? `[${name}]` : `(${picture.src})`;
      const placed = placePicture(content, area.current?.selectionStart ?? content.length, { target, alt });
      onChange({ content: placed.text, ...(isData && { pictures: { ...pictures, [name]: picture } }) });
      goOnAt.current = placed.at;
      setWaiting(undefined);
      area.current?.focus();
    },
    leaveOut: () => setWaiting(undefined),
  };
}
