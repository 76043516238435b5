import { redo, undo } from "prosemirror-history";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { docOf, type Origin, openText } from "../open-text.ts";
import { schema } from "../schema.ts";
import type { PageText } from "../write-block.ts";
import { writeText } from "../write-text.ts";
import { type CommandName, commands, insertPicture, isLineMissing, type Place, placeOf } from "./commands.ts";
import { pluginsOf, type Ways } from "./plugins.ts";

/** The ways in which a form changes its editor. */
export type EditorHandle = { insertPicture: (src: string, alt: string) => void; focus: () => void };

type Options = {
  text: string;
  pageText: PageText;
  label: string;
  describedBy: string | undefined;
  ways: Ways;
  handle: RefObject<EditorHandle | null>;
  onChange: (text: string) => void;
  /** The text cannot be cut into blocks. */
  onRefuse: () => void;
};

const nowhere: Place = { active: new Set(), isInTable: false, link: "" };

/** Markdown in an editor without marks, in the element of `box`. */
export function useEditor({ text, pageText, label, describedBy, ways, handle, onChange, onRefuse }: Options) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const opened = useRef<{ origin: Origin; text: string; sent: Set<string> }>(undefined);
  const [place, setPlace] = useState(nowhere);
  const [plugins] = useState(() => pluginsOf(ways));

  const read = useEffectEvent((): EditorState | null => {
    const origin = openText(text, pageText);
    if (!origin) return null;
    opened.current = { origin, text, sent: new Set([text]) };
    return EditorState.create({ doc: withLastLine(origin), plugins });
  });
  const update = useEffectEvent((state: EditorState, isChanged: boolean) => {
    setPlace(placeOf(state));
    if (!isChanged || !opened.current) return;
    const written = writeText(state.doc, opened.current.origin, pageText);
    if (written === opened.current.text) return;
    opened.current.text = written;
    opened.current.sent.add(written);
    onChange(written);
  });
  const open = useEffectEvent(() => {
    const state = read();
    if (!state || !box.current) return onRefuse();
    if (view.current) return view.current.updateState(state);
    view.current = new EditorView(box.current, {
      state,
      attributes: {
        class: "rich__text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(describedBy && { "aria-describedby": describedBy }),
      },
      dispatchTransaction(transaction) {
        view.current?.updateState(view.current.state.apply(transaction));
        if (view.current) update(view.current.state, transaction.docChanged);
      },
    });
    setPlace(placeOf(state));
  });

  // A text that the editor has not sent was written elsewhere. One that it has sent may come back after the next.
  useEffect(() => {
    const { current } = opened;
    if (!current?.sent.has(text)) open();
    else if (current.text === text) current.sent = new Set([text]);
  }, [text]);
  useEffect(
    () => () => {
      view.current?.destroy();
      view.current = null;
      opened.current = undefined;
    },
    [],
  );

  const focus = () => view.current?.focus();
  /** The focus stays where it is. */
  const change = (command: Command) => {
    if (view.current) command(view.current.state, view.current.dispatch, view.current);
  };
  const apply = (command: Command) => {
    change(command);
    focus();
  };
  useImperativeHandle(handle, () => ({ insertPicture: (src, alt) => apply(insertPicture(src, alt)), focus }));
  return {
    box,
    place,
    focus,
    change,
    apply,
    run: (name: CommandName) => apply(name === "undo" ? undo : name === "redo" ? redo : commands[name]),
  };
}

function withLastLine(origin: Origin) {
  const doc = docOf(origin);
  return isLineMissing(doc) ? doc.copy(doc.content.addToEnd(schema.nodes.paragraph.create())) : doc;
}
