import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import type { Uploaded } from "../../../islands/blog-uploader/upload-picture.ts";
import type { DraftPost } from "../../../rules/draft-post.ts";
import { takeEarlyText } from "./early-text.ts";
import { type DraftAnswer, saveDraft } from "./save-draft.ts";

/** Delay from a keystroke to the save, which includes what is typed meanwhile. */
const pauseMs = 1000;
const retryMs = 3000;

export type Keeping = "byHand" | "none" | "waiting" | "kept" | "unreachable" | "signedOut";

type Start = { post: DraftPost; revision: number; writer: string; of: string };

/** The article that is being written, saved on the desk every second. */
export function useDeskDraft({ post, revision, writer, of }: Start, form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState(post);
  const [keeping, setKeeping] = useState<Keeping>(revision > 0 ? "kept" : "byHand");
  const [elsewhere, setElsewhere] = useState<number>();
  const saved = useRef({ revision, isLoose: false, isSending: false, isLeaving: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());
  const { isUploading, track, submitAfter } = useLateSubmit(form);

  const save = useEffectEvent((keepsOurs = false): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(() => send(keepsOurs));
    return running.current;
  });
  const send = useEffectEvent(async (keepsOurs: boolean) => {
    if (saved.current.isLeaving || (!saved.current.isLoose && !keepsOurs)) return;
    Object.assign(saved.current, { isLoose: false, isSending: true });
    const base = keepsOurs ? (elsewhere ?? 0) : saved.current.revision;
    take(await saveDraft(draft, { revision: base, writer, of, keepsOurs }));
    saved.current.isSending = false;
  });
  const take = (answer: DraftAnswer) => {
    if (answer.kind === "saved") {
      saved.current.revision = answer.revision;
      // A reload then opens this draft.
      history.replaceState(null, "", deskPaths.article(post.id));
      setElsewhere(undefined);
    }
    if (answer.kind === "elsewhere") setElsewhere(answer.revision);
    if (answer.kind === "saved" || answer.kind === "elsewhere")
      return setKeeping(saved.current.isLoose ? "waiting" : "kept");
    saved.current.isLoose = true;
    setKeeping(answer.kind);
    timer.current ??= setTimeout(save, retryMs);
  };
  const change = (part: Partial<DraftPost>) => {
    saved.current.isLoose = true;
    setKeeping((before) => (before === "unreachable" || before === "signedOut" ? before : "waiting"));
    setDraft((before) => ({ ...before, ...part }));
    timer.current ??= setTimeout(save, pauseMs);
  };

  const takeTyped = useEffectEvent(() => {
    const typed = form.current ? readWrittenForm(form.current, post) : {};
    if (Object.keys(typed).length > 0) change(typed);
  });
  useEffect(() => {
    setKeeping((before) => (before === "byHand" ? "none" : before));
    takeTyped();
    const warn = (event: BeforeUnloadEvent) =>
      saved.current.isLoose && !saved.current.isLeaving && event.preventDefault();
    const hide = () => void save();
    const comeBack = () => {
      saved.current.isLeaving = false;
    };
    addEventListener("pageshow", comeBack);
    addEventListener("beforeunload", warn);
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("beforeunload", warn);
      removeEventListener("pagehide", hide);
      removeEventListener("pageshow", comeBack);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    draft,
    keeping,
    change,
    revision: saved.current.revision,
    isElsewhere: elsewhere !== undefined,
    keepOurs: () => save(true),
    track,
    /** Submits the form after a running save and uploads have ended, so that they cannot overwrite it. */
    leave(event: SubmitEvent<HTMLFormElement>) {
      if (saved.current.isLeaving) return;
      saved.current.isLeaving = true;
      clearTimeout(timer.current);
      if (!saved.current.isSending && !isUploading()) return;
      event.preventDefault();
      void submitAfter(running.current, event).then((isLeaving) => {
        saved.current.isLeaving = isLeaving;
      });
    },
  };
}

const lines = ["title", "slug", "author", "date", "excerpt", "content", "due"] as const;

/** Reads fields that were changed before hydration. */
function readWrittenForm(form: HTMLFormElement, post: DraftPost): Partial<DraftPost> {
  const fields = new FormData(form);
  const evenly = (text: string) => text.replace(/\r\n?/g, "\n");
  const early = takeEarlyText();
  if (early !== undefined) fields.set("content", early);
  const typed = lines.map((name) => [name, evenly(String(fields.get(name) ?? post[name]))] as const);
  const chosen = [...fields.getAll("categories").map(String), ...readMore(String(fields.get("moreCategories") ?? ""))];
  const isSame = chosen.length === post.categories.length && chosen.every((each) => post.categories.includes(each));
  return {
    ...Object.fromEntries(typed.filter(([name, value]) => value !== evenly(post[name]))),
    ...(!isSame && { categories: chosen }),
  };
}

const readMore = (text: string) =>
  text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);

/** Submits a form again after a running save and uploads have ended, with the picture that they brought. */
function useLateSubmit(form: RefObject<HTMLFormElement | null>) {
  const uploads = useRef(new Set<Promise<Uploaded>>());
  const [submitter, setSubmitter] = useState<HTMLElement | null>();
  // An effect, because the fields must first have the changes of the uploads.
  useEffect(() => {
    if (submitter !== undefined) form.current?.requestSubmit(submitter);
  }, [submitter, form]);

  return {
    isUploading: () => uploads.current.size > 0,
    track(upload: Promise<Uploaded>) {
      uploads.current.add(upload);
      void upload.finally(() => uploads.current.delete(upload));
      return upload;
    },
    /** Resolves to false if a picture was refused: the form then stays and shows that. */
    async submitAfter(saving: Promise<void>, { nativeEvent }: SubmitEvent<HTMLFormElement>): Promise<boolean> {
      const [outcomes] = await Promise.all([Promise.all(uploads.current), saving]);
      if (outcomes.some(({ kind }) => kind === "refused")) return false;
      setSubmitter((nativeEvent as globalThis.SubmitEvent).submitter);
      return true;
    },
  };
}
