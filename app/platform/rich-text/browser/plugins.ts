import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { closeHistory, history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, type EditorState, Plugin, Selection } from "prosemirror-state";
import { isInTable, tableEditing } from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { richTextCopy } from "../../desk/words/rich-text.ts";
import type { Upload } from "../bring-pictures.ts";
import type { Clipboard } from "../read-clipboard.ts";
import { schema } from "../schema.ts";
import { commands, isLineMissing, isOnPicture, selectPictureAbove } from "./commands.ts";

const { nodes } = schema;
const words = richTextCopy.pasted;

/** Ways out of the text: to the bar, to the panels of a link and of a picture, to the pictures, and to who writes. */
export type Ways = {
  toBar: () => void;
  toLink: () => void;
  toPicture: () => void;
  takeFile: (file: File) => void;
  upload: Upload;
  say: (words: string) => void;
};

const insertBreak = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView());
  return true;
});

const lead =
  (go: () => void, isThere: (state: EditorState) => boolean = () => true): Command =>
  (state) => {
    if (!isThere(state)) return false;
    go();
    return true;
  };

/** Tab is not among them: it leaves the text. */
const keysOf = ({ toBar, toLink, toPicture }: Ways): Record<string, Command> => ({
  "Mod-b": commands.strong,
  "Mod-i": commands.em,
  "Mod-k": lead(toLink),
  "Mod-Alt-2": commands.heading,
  "Mod-Alt-3": commands.subheading,
  "Mod-Shift-7": commands.orderedList,
  "Mod-Shift-8": commands.bulletList,
  "Mod-Shift-9": commands.quote,
  "Mod-]": sinkListItem(nodes.list_item),
  "Mod-[": liftListItem(nodes.list_item),
  "Mod-z": undo,
  "Mod-y": redo,
  "Shift-Mod-z": redo,
  Enter: chainCommands(lead(toPicture, isOnPicture), splitListItem(nodes.list_item)),
  ArrowLeft: selectPictureAbove,
  "Shift-Enter": insertBreak,
  "Alt-F10": lead(toBar),
});

/** Signs of Markdown at the beginning of a line do what they say. */
const typed = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = ""]) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,3})\.\s$/,
      nodes.ordered_list,
      ([, number]) => ({ order: Number(number) }),
      ([, number], list) => list.childCount + list.attrs.order === Number(number),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
});

const lastLine = new Plugin({
  appendTransaction(transactions, _, { doc, tr }) {
    const isNeeded = transactions.some(({ docChanged }) => docChanged) && isLineMissing(doc);
    return isNeeded ? tr.insert(doc.content.size, nodes.paragraph.create()) : null;
  },
});

/** The editor's own copies are read by the editor. */
const isOwn = (html: string) => html.slice(0, 2000).includes(" data-pm-slice=");

/** Puts in what another program has copied, in one step that one undo takes back. */
async function insert(view: EditorView, clipboard: Clipboard, { upload, say }: Ways): Promise<void> {
  // Parsers of HTML are as heavy as the editor: they come with the first paste.
  const [{ readClipboard, toLines, toSlice }, { bringPictures }] = await Promise.all([
    import("../read-clipboard.ts"),
    import("../bring-pictures.ts"),
  ]);
  say("");
  const { blocks, missing } = await bringPictures(readClipboard(clipboard), clipboard, (file) => {
    say(words.working);
    return upload(file);
  });
  if (view.isDestroyed) return;
  say(missing > 0 ? words.missing(missing) : "");
  const { state } = view;
  const tr = closeHistory(state.tr);
  if (state.selection.$from.parent.type.spec.code) tr.insertText(clipboard.text);
  else tr.replaceSelection(isInTable(state) ? toLines(blocks) : toSlice(blocks));
  view.dispatch(tr.scrollIntoView());
  // The next keystroke is a step of its own.
  view.dispatch(closeHistory(view.state.tr));
}

const clipboardOf = (data: DataTransfer): Clipboard => ({
  html: data.getData("text/html"),
  text: data.getData("text/plain"),
  rtf: data.getData("text/rtf"),
  files: [...data.files].filter(({ type }) => type.startsWith("image/")),
});

const pasting = (ways: Ways) =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          const data = event.clipboardData;
          const clipboard = data && clipboardOf(data);
          if (!clipboard || isOwn(clipboard.html)) return false;
          const [file] = clipboard.files ?? [];
          // Programs that copy words add a picture of them.
          const hasWords = clipboard.text.trim() !== "";
          if (!hasWords && !clipboard.html && !file) return false;
          event.preventDefault();
          if (file && !hasWords) ways.takeFile(file);
          else void insert(view, clipboard, ways);
          return true;
        },
        drop(view, event) {
          const data = event.dataTransfer;
          const isFile = data?.types.includes("Files") === true;
          if (!data || view.dragging || !(isFile || data.types.includes("text/html"))) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          const { doc, tr } = view.state;
          if (at) view.dispatch(tr.setSelection(Selection.near(doc.resolve(at.pos))));
          // The form takes files.
          if (isFile) return false;
          event.preventDefault();
          void insert(view, clipboardOf(data), ways);
          return true;
        },
      },
    },
  });

export const pluginsOf = (ways: Ways) => [
  typed,
  keymap(keysOf(ways)),
  keymap(baseKeymap),
  history(),
  tableEditing(),
  lastLine,
  pasting(ways),
];
