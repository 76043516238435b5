import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "#facts/use-words.ts";
import { type ShrinkOutcome, shrinkPicture } from "#features/pictures/islands/shrink-picture.ts";
import { readHead, saysItMoves } from "#features/pictures/rules/picture-file.ts";
import { fill } from "#platform/text/fill.ts";
import type { TextPicture } from "../../rules/text-pictures.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";

export type TakeFile = (file: File) => Promise<ShrinkOutcome | { kind: "refused"; reason: string }>;

/**
 * Takes a file that was chosen in the field with `chooser`, dropped or pasted; refuses anything but a picture with a
 * message. `note` says what a reader will see otherwise than its author: an animation, or a picture below `minWidth`.
 */
export function usePictureFile(
  onPicture: (picture: TextPicture) => void,
  takeFile: TakeFile = shrinkPicture,
  minWidth = 0,
) {
  const words = uploaderCopy(useWords()).image;
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState("");
  const [note, setNote] = useState("");
  const [isOver, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    setError("");
    setNote("");
    setWorking(true);
    const outcome = await takeFile(file);
    setWorking(false);
    if (outcome.kind === "picture") {
      setNote(await noteOn(file, outcome.picture));
      return onPicture(outcome.picture);
    }
    if (outcome.kind === "refused") return setError(outcome.reason);
    setError({ "wrong kind": words.notPicture, unreadable: words.unreadable, heic: words.heic }[outcome.kind]);
  }
  async function noteOn(file: File, { width }: TextPicture) {
    if (saysItMoves(await readHead(file))) return words.still;
    return width < minWidth ? fill(words.small, { width }) : "";
  }
  const input = useRef<HTMLInputElement>(null);
  const takeChosen = useEffectEvent(() => {
    const file = input.current?.files?.[0];
    if (input.current) input.current.value = "";
    void take(file);
  });
  // One may have been chosen before the script came.
  useEffect(() => takeChosen(), []);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

  return {
    hint: isWorking ? words.working : note,
    error,
    isOver,
    take,
    chooser: { type: "file", accept: "image/*", ref: input, onChange: () => takeChosen() },
    dropping: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      },
    },
  };
}
