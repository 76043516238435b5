import { MailText, useMailText } from "#features/articles/desk/islands/mail-text/mail-text.tsx";
import type { ButtonName } from "#platform/rich-text/browser/icons.ts";
import { answerPaths } from "../../../answer-paths.ts";
import { answersDeskCopy as copy } from "../../../words/desk.ts";
import { type AnswerFile, AnswerFiles, useFiles } from "./answer-files.tsx";

export type AnswerTextProps = { leadId: string; text: string; files: readonly AnswerFile[]; quotes: boolean };

/** A picture goes with the mail as a file. */
const buttons: ButtonName[] = ["strong", "em", "bulletList", "orderedList", "quote", "link", "undo", "redo"];

/** A mail's text and its files. */
export default function AnswerTextIsland({ leadId, text, files: there, quotes }: AnswerTextProps) {
  const mail = useMailText({ known: text, keptAt: answerPaths.kept(leadId) });
  const files = useFiles(leadId, there);
  return (
    <>
      <MailText
        mail={mail}
        id="answer-text"
        label={copy.text}
        textLabel={copy.textLabel}
        hint={copy.hint(quotes)}
        rows={8}
        buttons={buttons}
        takePicture={(file) => void files.attach([file])}
        choosePicture={files.choose}
      />
      <AnswerFiles {...files} />
    </>
  );
}
