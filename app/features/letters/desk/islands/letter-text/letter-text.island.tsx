import { createPortal } from "react-dom";
import { MailText, useMailText } from "#features/articles/desk/islands/mail-text/mail-text.tsx";
import { FigureDialog } from "#features/articles/islands/blog-uploader/figure-dialog.tsx";
import { chooseFile } from "#features/articles/islands/blog-uploader/text-field.tsx";
import { addressBy, uploadPicture } from "#features/articles/islands/blog-uploader/upload-picture.ts";
import { useTextPictures } from "#features/articles/islands/blog-uploader/use-text-pictures.ts";
import type { ButtonName } from "#platform/rich-text/browser/icons.ts";
import { letterPaths } from "../../../letter-paths.ts";
import { lettersCopy } from "../../../words/desk.ts";

const copy = lettersCopy.editor;

export type LetterTextProps = { id: string; body: string; isWrong: boolean };

/** A mail shows no tables, rules or small headings. */
const buttons: ButtonName[] = [
  ...(["strong", "em", "heading", "bulletList", "orderedList"] as const),
  ...(["quote", "link", "picture", "undo", "redo"] as const),
];

/** A letter's text and its pictures. */
export default function LetterTextIsland({ id, body, isWrong }: LetterTextProps) {
  const mail = useMailText({
    known: body,
    keptAt: letterPaths.kept(id),
    // A reload then opens this draft.
    onKept: () => history.replaceState(null, "", letterPaths.letter(id)),
  });
  const { text, write, area, editor } = mail;
  const upload = (file: File) => uploadPicture(letterPaths.letterPicture(id), file, copy.uploadFailed);
  const pictures = useTextPictures(
    { content: text, pictures: {} },
    ({ content }) => content !== undefined && write(content),
    upload,
    ({ src }, alt) => {
      editor.current?.insertPicture(src, alt);
      return editor.current !== null;
    },
    area,
  );
  return (
    <>
      <MailText
        mail={mail}
        id="text"
        label={copy.text}
        textLabel={copy.textLabel}
        hint={pictures.hint || copy.textHint}
        error={pictures.error || (isWrong && copy.problems.text)}
        rows={12}
        buttons={buttons}
        takePicture={(file) => void pictures.take(file)}
        choosePicture={() => chooseFile(pictures.take)}
        upload={addressBy(upload)}
        dropping={pictures.dropping}
      />
      {pictures.waiting &&
        // A dialog has a form of its own, and this text is in one.
        createPortal(
          <FigureDialog picture={pictures.waiting} onInsert={pictures.insert} onCancel={pictures.leaveOut} />,
          area.current?.form?.parentElement ?? document.body,
        )}
    </>
  );
}
