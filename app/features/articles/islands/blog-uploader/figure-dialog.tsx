import { useState } from "react";
import { useWords } from "#facts/use-words.ts";
import { Button } from "#platform/ui/button.tsx";
import { Dialog } from "#platform/ui/dialog.tsx";
import { Field } from "#platform/ui/field.tsx";
import type { TextPicture } from "../../rules/text-pictures.ts";
import { uploaderCopy } from "../../words/blog-uploader.ts";

type Props = {
  picture: TextPicture | undefined;
  onInsert: (picture: TextPicture, alt: string) => void;
  onCancel: () => void;
};

/** Asks for a description before a picture goes into the text. */
export function FigureDialog({ picture, onInsert, onCancel }: Props) {
  const words = uploaderCopy(useWords()).figure;
  const [alt, setAlt] = useState("");
  const [isMissing, setMissing] = useState(false);
  const leave = () => {
    setAlt("");
    setMissing(false);
    onCancel();
  };
  const insert = () => {
    if (!picture) return;
    if (alt.trim() === "") return setMissing(true);
    onInsert(picture, alt);
    setAlt("");
    setMissing(false);
  };
  return (
    <Dialog isOpen={picture !== undefined} onClose={leave} title={words.title} closeLabel={words.cancel}>
      {picture && <img src={picture.src} width={picture.width} height={picture.height} alt="" />}
      <p className="quiet">{words.text}</p>
      <Field id="figure-alt" label={words.label} error={isMissing && words.missing}>
        {(control) => (
          <input
            {...control}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              insert();
            }}
          />
        )}
      </Field>
      <Button kind="ink" onClick={insert}>
        {words.insert}
      </Button>
    </Dialog>
  );
}
