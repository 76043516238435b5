import { type KeyboardEvent, type RefObject, useState } from "react";
import { richTextCopy } from "../../desk/words/rich-text.ts";
import type { Place } from "./commands.ts";
import { type ButtonName, icons } from "./icons.ts";

const words = richTextCopy.buttons;

const all = Object.keys(words) as ButtonName[];
const toggles = new Set<string>(["strong", "em", "heading", "subheading", "bulletList", "orderedList", "quote"]);
const keys: Partial<Record<ButtonName, string>> = {
  strong: "B",
  em: "I",
  heading: "Alt+2",
  subheading: "Alt+3",
  bulletList: "Shift+8",
  orderedList: "Shift+7",
  quote: "Shift+9",
  link: "K",
  undo: "Z",
  redo: "Y",
};

const modifier = () => (/Mac|iP/.test(navigator.platform) ? ["Meta", "⌘"] : ["Control", "Ctrl"]);

type Props = {
  /** All, unless some are given. */
  names: readonly ButtonName[] | undefined;
  place: Place;
  bar: RefObject<HTMLDivElement | null>;
  onPress: (name: ButtonName) => void;
  onLeave: () => void;
};

/** The buttons above a text: one stop of the Tab key, and arrows between them. */
export function Bar({ names = all, place, bar, onPress, onLeave }: Props) {
  const [current, setCurrent] = useState(0);
  function move(event: KeyboardEvent) {
    if (event.key === "Escape") return onLeave();
    const last = names.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  }
  const [meta, sign] = modifier();
  return (
    <div className="rich__bar" role="toolbar" aria-label={richTextCopy.bar} ref={bar} onKeyDown={move}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          tabIndex={at === current ? 0 : -1}
          aria-label={words[name]}
          aria-pressed={toggles.has(name) ? place.active.has(name) : undefined}
          aria-keyshortcuts={keys[name] && `${meta}+${keys[name]}`}
          title={keys[name] ? `${words[name]} (${sign}+${keys[name]})` : words[name]}
          // The words that are selected in the text stay so.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => onPress(name)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}
