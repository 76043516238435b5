import { useRef, useState } from "react";
import type { EditorHandle } from "#platform/rich-text/browser/use-editor.ts";
import { useWayOfWriting, WayOfWriting } from "#platform/rich-text/browser/way-of-writing.tsx";
import { Field } from "#platform/ui/field.tsx";
import { answerPaths } from "../../../answer-paths.ts";
import { answersDeskCopy as copy } from "../../../words/desk.ts";
import { type AnswerFile, AnswerFiles, useFiles } from "./answer-files.tsx";
import { useKeeping } from "./use-keeping.ts";

export type AnswerTextProps = { leadId: string; text: string; files: readonly AnswerFile[]; quotes: boolean };

/** A mail's text, in the editor without marks once that is loaded or as Markdown, and its files. */
export default function AnswerTextIsland({ leadId, text: known, files: there, quotes }: AnswerTextProps) {
  const [text, setText] = useState(known);
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const { keeping, changed } = useKeeping(area, answerPaths.kept(leadId));
  const files = useFiles(leadId, there);
  const way = useWayOfWriting({
    load: () => import("./answer-editor.tsx"),
    reasonAgainst: (part) => part.reasonAgainst(area.current?.value ?? text),
    isTyping: () => document.activeElement === area.current,
  });
  const write = (written: string) => {
    if (area.current) area.current.value = written;
    setText(written);
    changed();
  };
  const Editor = way.isRich ? way.part?.AnswerEditor : undefined;
  return (
    <>
      <div className="rich-way">
        <WayOfWriting {...way} />
        <Field
          id="answer-text"
          label={copy.text}
          hint={copy.hint(quotes)}
          error={keeping === "lost" && copy.keeping.lost}
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
                  takePicture={(file) => void files.attach([file])}
                  choosePicture={files.choose}
                />
              )}
              <textarea
                {...control}
                hidden={Editor !== undefined}
                ref={area}
                name="text"
                rows={8}
                defaultValue={known}
                onChange={(event) => setText(event.target.value)}
              />
            </>
          )}
        </Field>
        <p className="quiet" role="status">
          {keeping === "kept" && copy.keeping.kept}
        </p>
      </div>
      <AnswerFiles {...files} />
    </>
  );
}
