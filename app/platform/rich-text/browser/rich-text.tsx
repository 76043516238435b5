import { deleteSelection } from "prosemirror-commands";
import { type RefObject, useRef, useState } from "react";
import { richTextCopy } from "../../desk/words/rich-text.ts";
import type { Upload } from "../bring-pictures.ts";
import type { PageText } from "../write-block.ts";
import { Bar } from "./bar.tsx";
import { describePicture, setLink, type TableCommandName } from "./commands.ts";
import type { ButtonName } from "./icons.ts";
import { LinkPanel } from "./link-panel.tsx";
import { firstPictureField, PicturePanel } from "./picture-panel.tsx";
import { type EditorHandle, useEditor } from "./use-editor.ts";

const words = richTextCopy;
const tableNames: TableCommandName[] = ["rowBelow", "columnRight", "deleteRow", "deleteColumn", "deleteTable"];

type Props = {
  /** Markdown, as it is stored. */
  text: string;
  pageText: PageText;
  buttons?: readonly ButtonName[];
  label?: string;
  describedBy: string | undefined;
  handle: RefObject<EditorHandle | null>;
  onChange: (text: string) => void;
  onRefuse: () => void;
  takePicture: (file: File) => void;
  choosePicture: () => void;
  /** Takes the pictures in a text that is pasted; without it they are left out. */
  upload?: Upload | undefined;
};

const refuse: Upload = async () => undefined;

/** A text without marks, with a bar of buttons. Its form keeps the Markdown. */
export function RichText({ takePicture, choosePicture, upload, buttons, label = words.label, ...given }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [said, setSaid] = useState("");
  const ways = {
    toBar: () => bar.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus(),
    toLink: () => setLinking(true),
    toPicture: () => document.getElementById(firstPictureField)?.focus(),
    takeFile: takePicture,
    upload: upload ?? refuse,
    say: setSaid,
  };
  const editor = useEditor({ ...given, label, ways });
  const { box, place, focus, run } = editor;
  function press(name: ButtonName) {
    if (name === "link") setLinking(true);
    else if (name !== "picture") run(name);
    else if (place.picture) ways.toPicture();
    else choosePicture();
  }
  return (
    <div className="rich">
      <div className="rich__top">
        <Bar names={buttons} place={place} bar={bar} onPress={press} onLeave={focus} />
        <Panel editor={editor} isLinking={isLinking} onLinked={() => setLinking(false)} />
        <p className="rich__said" role="status">
          {said}
        </p>
      </div>
      <div ref={box} />
    </div>
  );
}

type PanelProps = { editor: ReturnType<typeof useEditor>; isLinking: boolean; onLinked: () => void };

/** Below the bar: fields and buttons for the place of the caret. */
function Panel({ editor: { place, focus, apply, change, run }, isLinking, onLinked }: PanelProps) {
  const end = (then: () => void) => {
    onLinked();
    then();
  };
  if (isLinking)
    return (
      <LinkPanel
        href={place.link}
        onSet={(href) => end(() => apply(setLink(href)))}
        onCancel={() => end(() => focus())}
      />
    );
  if (place.picture)
    return (
      <PicturePanel
        picture={place.picture}
        onChange={(picture) => change(describePicture(picture))}
        onRemove={() => apply(deleteSelection)}
        onLeave={focus}
      />
    );
  if (!place.isInTable) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no field set
    <div className="rich__table" role="group" aria-label={words.table.label}>
      {tableNames.map((name) => (
        <button key={name} className="textbtn" type="button" onClick={() => run(name)}>
          {words.table[name]}
        </button>
      ))}
    </div>
  );
}
