import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { wordsCopy } from "../../../words.ts";
import { findPictures, type PagePicture } from "./find-pictures.ts";
import { findTexts } from "./find-texts.ts";
import { type EditActions, holdPresses, makeEditable, showState } from "./make-editable.ts";
import type { PageText } from "./page-text.ts";
import { saveText } from "./save-text.ts";
import type { FactValues } from "./show-text.ts";

export type TextState = PageText & { problem?: string | undefined };

type Texts = Record<number, TextState>;

/** Makes the texts of the page editable in place; `hidden` are those that visitors do not see. */
export function usePageTexts(given: PageText[], facts: FactValues) {
  const [texts, setTexts] = useState<Texts>(() => Object.fromEntries(given.map((text) => [text.id, text])));
  const [hidden, setHidden] = useState<number[]>([]);
  const [pictures, setPictures] = useState<PagePicture[]>([]);
  const [current, setCurrent] = useState<number>();
  const [length, setLength] = useState<number>();
  const latest = useRef(texts);
  const saving = useRef(Promise.resolve(true));
  const [refused, setRefused] = useState<number>();
  const elements = useRef(new Map<number, HTMLElement[]>());
  const unsaved = useUnsavedTexts(async (id, typed) => {
    const isSaved = await save(id, typed);
    for (const each of elements.current.get(id) ?? []) showState(each, isSaved, true);
    return isSaved;
  });

  function change(id: number, more: Partial<TextState>) {
    const text = latest.current[id];
    if (text) latest.current = { ...latest.current, [id]: { ...text, ...more } };
    setTexts(latest.current);
  }

  /** Saves one after another, so that each knows what the one before has saved. */
  const save = (id: number, typed: string) => {
    saving.current = saving.current.then(() => saveNext(id, typed));
    return saving.current;
  };

  /** A text that another window saved meanwhile becomes the base of the next saving. */
  async function saveNext(id: number, typed: string): Promise<boolean> {
    unsaved.note(id, undefined);
    const before = latest.current[id];
    const isSame = typed.trim() === before?.text.trim();
    const { problem, now } = isSame || !before ? {} : await ask(id, typed, before.text);
    if (problem) setRefused(id);
    const stored = problem ? now : typed;
    change(id, {
      problem,
      ...(stored !== undefined && { text: stored }),
      ...(!isSame && !problem && { isDraft: true }),
    });
    return !problem;
  }

  async function ask(id: number, typed: string, base: string) {
    unsaved.note(id, typed);
    const answer = await saveText(id, typed, base);
    unsaved.note(id, answer.kind === "answered" ? undefined : typed);
    return answer.kind === "answered"
      ? answer.saved
      : { problem: wordsCopy.editor.unsaved[answer.kind], now: undefined };
  }

  const actions = useRef<EditActions>({ save, setCurrent, count: setLength });
  actions.current = { save, setCurrent, count: setLength };
  useEffect(() => {
    const page = document.body;
    const { placed, hidden: unseen } = findTexts(page);
    const shown = new Set(placed.map(({ id }) => id));
    for (const [id, of] of Map.groupBy(placed, (text) => text.id)) {
      const text = latest.current[id];
      if (text) makeEditable(of, text, { facts, actions: () => actions.current });
      elements.current.set(
        id,
        of.map(({ element }) => element),
      );
    }
    setHidden([...unseen].filter((id) => !shown.has(id)));
    setPictures(findPictures(page));
    return holdPresses(page);
  }, [facts]);

  const at = (id: number | undefined) => (id === undefined ? undefined : texts[id]);
  return { texts, hidden, pictures, current: at(current), refused: at(refused), length, save, submit: unsaved.submit };
}

type Save = (id: number, typed: string) => Promise<boolean>;

/** Texts that the server did not take: saved again when the owner comes back to the page, and before anything is sent. */
function useUnsavedTexts(save: Save) {
  const typed = useRef(new Map<number, string>());

  const saveAgain = useEffectEvent(async (): Promise<boolean> => {
    const saved = await Promise.all([...typed.current].map(([id, text]) => save(id, text)));
    return saved.every(Boolean);
  });
  useEffect(() => {
    const comeBack = () => void saveAgain();
    const warn = (event: BeforeUnloadEvent) => typed.current.size > 0 && event.preventDefault();
    addEventListener("focus", comeBack);
    addEventListener("beforeunload", warn);
    return () => {
      removeEventListener("focus", comeBack);
      removeEventListener("beforeunload", warn);
    };
  }, []);

  return {
    /** Without a text, it is saved, or refused for what it says. */
    note(id: number, text: string | undefined) {
      if (text === undefined) typed.current.delete(id);
      else typed.current.set(id, text);
    },
    /** The form waits for texts that are not saved, and stays if they cannot be. */
    submit(event: SubmitEvent<HTMLFormElement>) {
      if (typed.current.size === 0) return;
      event.preventDefault();
      const { currentTarget: form } = event;
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
      void saveAgain().then((areSaved) => areSaved && form.requestSubmit(submitter));
    },
  };
}
