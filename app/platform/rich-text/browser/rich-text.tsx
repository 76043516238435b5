import { type RefObject, useRef, useState } from "react";
import { richTextCopy } from "../../desk/words/rich-text.ts";
import type { PageText } from "../write-block.ts";
import { Bar } from "./bar.tsx";
import { setLink, type TableCommandName } from "./commands.ts";
import type { ButtonName } from "./icons.ts";
import { LinkPanel } from "./link-panel.tsx";
import { type EditorHandle, useEditor } from "./use-editor.ts";

const words = richTextCopy;
const tableNames: TableCommandName[] = ["rowBelow", "columnRight", "deleteRow", "deleteColumn", "deleteTable"];

type Props = {
  /** Markdown, as it is stored. */
  text: string;
  pageText: PageText;
  describedBy: string | undefined;
  handle: RefObject<EditorHandle | null>;
  onChange: (text: string) => void;
  onRefuse: () => void;
  takePicture: (file: File) => void;
  choosePicture: () => void;
};

/** A text without marks, with a bar of buttons. Its form keeps the Markdown. */
export function RichText({ takePicture, choosePicture, ...given }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const ways = {
    toBar: () => bar.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus(),
    toLink: () => setLinking(true),
    takeFile: takePicture,
  };
  const { box, place, focus, apply, run } = useEditor({ ...given, label: words.label, ways });
  function press(name: ButtonName) {
    if (name === "link") setLinking(true);
    else if (name === "picture") choosePicture();
    else run(name);
  }
  return (
    <div className="rich">
      <div className="rich__top">
        <Bar place={place} bar={bar} onPress={press} onLeave={focus} />
        {place.isInTable && !isLinking && (
          // biome-ignore lint/a11y/useSemanticElements: buttons are no field set
          <div className="rich__table" role="group" aria-label={words.table.label}>
            {tableNames.map((name) => (
              <button key={name} className="textbtn" type="button" onClick={() => run(name)}>
                {words.table[name]}
              </button>
            ))}
          </div>
        )}
        {isLinking && (
          <LinkPanel
            href={place.link}
            onSet={(href) => {
              setLinking(false);
              apply(setLink(href));
            }}
            onCancel={() => {
              setLinking(false);
              focus();
            }}
          />
        )}
      </div>
      <div ref={box} />
    </div>
  );
}
