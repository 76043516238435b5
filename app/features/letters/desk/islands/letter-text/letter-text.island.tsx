import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { FigureDialog } from "#features/articles/islands/blog-uploader/figure-dialog.tsx";
import { chooseFile } from "#features/articles/islands/blog-uploader/text-field.tsx";
import { uploadPicture } from "#features/articles/islands/blog-uploader/upload-picture.ts";
import { useTextPictures } from "#features/articles/islands/blog-uploader/use-text-pictures.ts";
import type { EditorHandle } from "#platform/rich-text/browser/use-editor.ts";
import { useWayOfWriting, WayOfWriting } from "#platform/rich-text/browser/way-of-writing.tsx";
import { Field } from "#platform/ui/field.tsx";
import { letterPaths } from "../../../letter-paths.ts";
import { lettersCopy } from "../../../words/desk.ts";

const copy = lettersCopy.editor;

export type LetterTextProps = { id: string; body: string; isWrong: boolean };

/** A letter's text: in the editor without marks once that is loaded, or as Markdown in its field. */
export default function LetterTextIsland({ id, body, isWrong }: LetterTextProps) {
  const { text, setText, write, editor, pictures } = useLetterText(id, body);
  const way = useWayOfWriting({
    load: () => import("./letter-editor.tsx"),
    reasonAgainst: (part) => part.reasonAgainst(pictures.area.current?.value ?? text),
    isTyping: () => document.activeElement === pictures.area.current,
  });
  const Editor = way.isRich ? way.part?.LetterEditor : undefined;
  return (
    <div className="rich-way" {...pictures.dropping}>
      <WayOfWriting {...way} />
      <Field
        id="text"
        label={copy.text}
        hint={pictures.hint || copy.textHint}
        error={pictures.error || (isWrong && copy.problems.text)}
      >
        {(control) => (
          <>
            {Editor && (
              <Editor
                text={text}
                describedBy={control["aria-describedby"]}
                handle={editor}
                onChange={write}
                onRefuse={() => way.refuse("unclear")}
                takePicture={(file) => void pictures.take(file)}
                choosePicture={() => chooseFile(pictures.take)}
              />
            )}
            <textarea
              {...control}
              hidden={Editor !== undefined}
              ref={pictures.area}
              name="text"
              rows={12}
              defaultValue={body}
              onChange={(event) => setText(event.target.value)}
            />
          </>
        )}
      </Field>
      {pictures.waiting &&
        // A dialog has a form of its own, and this text is in one.
        createPortal(
          <FigureDialog picture={pictures.waiting} onInsert={pictures.insert} onCancel={pictures.leaveOut} />,
          pictures.area.current?.form?.parentElement ?? document.body,
        )}
    </div>
  );
}

/** The text as the editor has it; the field has it always. */
function useLetterText(id: string, body: string) {
  const [text, setText] = useState(body);
  const editor = useRef<EditorHandle>(null);
  const write = (written: string) => {
    if (pictures.area.current) pictures.area.current.value = written;
    setText(written);
  };
  const upload = (file: File) => uploadPicture(letterPaths.letterPicture(id), file, copy.uploadFailed);
  const pictures = useTextPictures(
    { content: text, pictures: {} },
    ({ content }) => content !== undefined && write(content),
    upload,
    ({ src }, alt) => {
      editor.current?.insertPicture(src, alt);
      return editor.current !== null;
    },
  );
  return { text, setText, write, editor, pictures };
}
