import { type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";

type Save = (id: number, typed: string) => Promise<boolean>;

/** Texts that the server did not take: saved again when the owner comes back to the page, and before anything is sent. */
export function useUnsavedTexts(save: Save) {
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
