import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { richTextCopy } from "#platform/desk/words/rich-text.ts";
import type { RichText } from "#platform/rich-text/browser/rich-text.tsx";
import type { EditorHandle } from "#platform/rich-text/browser/use-editor.ts";
import { useWayOfWriting, WayOfWriting } from "#platform/rich-text/browser/way-of-writing.tsx";
import { Field } from "#platform/ui/field.tsx";
import { useKeeping } from "./use-keeping.ts";

const copy = richTextCopy.keeping;

type Start = { known: string; keptAt: string; onKept?: () => void };

/** A mail's text as the editor has it; the field, which has it always, is kept with its form as it is typed in. */
export function useMailText({ known, keptAt, onKept }: Start) {
  const [text, setText] = useState(known);
  const area = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  const { keeping, changed } = useKeeping(area, keptAt, onKept);
  const write = (written: string) => {
    if (area.current) area.current.value = written;
    setText(written);
    changed();
  };
  return { known, text, setText, write, area, editor, keeping };
}

type Props = Pick<ComponentProps<typeof RichText>, "buttons" | "takePicture" | "choosePicture" | "upload"> & {
  mail: ReturnType<typeof useMailText>;
  id: string;
  label: string;
  /** The name of the editor. */
  textLabel: string;
  hint: string;
  error?: ReactNode;
  rows: number;
  dropping?: Pick<ComponentProps<"div">, "onDragOver" | "onDragLeave" | "onDrop">;
};

/** In the editor without marks once that is loaded, or as Markdown in its field. */
export function MailText({ mail, id, label, textLabel, hint, error, rows, dropping, ...bar }: Props) {
  const { known, text, setText, write, area, editor, keeping } = mail;
  const way = useWayOfWriting({
    load: () => import("./mail-editor.tsx"),
    reasonAgainst: (part) => part.reasonAgainst(area.current?.value ?? text),
    isTyping: () => document.activeElement === area.current,
  });
  const Editor = way.isRich ? way.part?.MailEditor : undefined;
  const isUnkept = keeping !== "waiting" && keeping !== "kept";
  return (
    <div className="rich-way" {...dropping}>
      <WayOfWriting {...way} />
      <Field id={id} label={label} hint={hint} error={isUnkept ? copy[keeping] : error}>
        {(control) => (
          <>
            {Editor && (
              <Editor
                {...bar}
                text={text}
                label={textLabel}
                describedBy={control["aria-describedby"]}
                handle={editor}
                onChange={write}
                onRefuse={() => way.refuse("unclear")}
              />
            )}
            <textarea
              {...control}
              hidden={Editor !== undefined}
              ref={area}
              name="text"
              rows={rows}
              defaultValue={known}
              onChange={(event) => setText(event.target.value)}
            />
          </>
        )}
      </Field>
      <p className="quiet" role="status">
        {keeping === "kept" && copy.kept}
      </p>
    </div>
  );
}
