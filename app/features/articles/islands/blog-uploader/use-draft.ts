import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { keep, readStored, remove } from "#platform/islands/browser/storage.ts";
import { type Draft, isEmptyDraft, readDraft } from "../../rules/draft.ts";

const key = "uploader.draft";
const pauseMs = 800;

export type Keeping = "none" | "waiting" | "kept" | "lost";

/** The current draft. It is stored shortly after each change, and restored on the next visit. */
export function useDraft(preset: Draft, form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(preset);
  const [keeping, setKeeping] = useState<Keeping>("none");
  const isLoose = useRef(false);

  const keepNow = useEffectEvent(() => {
    if (!isLoose.current) return;
    const isStored = isEmptyDraft(draft) ? remove(key) : keep(key, draft);
    isLoose.current = !isStored;
    setKeeping(isStored ? "kept" : "lost");
  });
  useEffect(() => {
    const here = { ...preset, date: today() };
    const storedDraft = readDraft(readStored(key), here);
    const typed = form.current ? readTyped(form.current, preset) : {};
    isLoose.current = Object.keys(typed).length > 0;
    setDraft({ ...(storedDraft ?? here), ...typed });
    if (storedDraft) setKeeping("kept");
  }, [preset, form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(keepNow, pauseMs);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isLoose.current && event.preventDefault();
    addEventListener("beforeunload", warn);
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("beforeunload", warn);
      removeEventListener("pagehide", keepNow);
    };
  }, []);

  return {
    draft,
    keeping,
    change(part: Partial<Draft>) {
      isLoose.current = true;
      setKeeping((before) => (before === "lost" ? "lost" : "waiting"));
      setDraft((before) => ({ ...before, ...part }));
    },
    /** Frees storage; the draft stays on screen and is stored again at its next change. */
    removeStored: () => remove(key),
    clear() {
      isLoose.current = false;
      remove(key);
      setKeeping("none");
      setDraft({ ...preset, date: today() });
    },
  };
}

/** In the writer's time zone. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const lines = ["title", "author", "date", "content"] as const;

/** Reads what was typed before hydration. */
function readTyped(form: HTMLFormElement, preset: Draft): Partial<Draft> {
  const fields = new FormData(form);
  const typed = lines.map((name) => [name, String(fields.get(name))] as const);
  const categories = fields.getAll("categories").map(String);
  return {
    ...Object.fromEntries(typed.filter(([name, value]) => value !== preset[name])),
    ...(categories.length > 0 && { categories }),
  };
}
