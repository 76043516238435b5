import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

const pauseMs = 800;
const retryMs = 3000;

export type Keeping = "waiting" | "kept" | "lost" | "long" | "changed";

/** Keeps the form of a field on the site shortly after each change, and before a form is sent or the page is left. */
export function useKeeping(field: RefObject<HTMLTextAreaElement | null>, address: string, onKept?: () => void) {
  const [keeping, setKeeping] = useState<Keeping>("waiting");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = useRef({ isLoose: false, isSending: false, hasFailed: false, running: Promise.resolve() });

  const send = useEffectEvent(async (isLeaving: boolean) => {
    const form = field.current?.form;
    clearTimeout(timer.current);
    if (!form || !state.current.isLoose) return;
    Object.assign(state.current, { isLoose: false, isSending: true });
    const answer = await fetch(address, { method: "POST", body: writtenIn(form), keepalive: isLeaving }).catch(
      () => {},
    );
    const hasFailed = !answer?.ok;
    const refused = refusals[answer?.status ?? 0];
    if (answer?.status === 200) noteSeen(form, await answer.json().catch(() => ({})));
    Object.assign(state.current, { isSending: false, hasFailed, isLoose: hasFailed || state.current.isLoose });
    if (!hasFailed) onKept?.();
    else if (!refused) timer.current = setTimeout(keep, retryMs);
    if (hasFailed) setKeeping(refused ?? "lost");
    else setKeeping(state.current.isLoose ? "waiting" : "kept");
  });
  /** One after the other, so that an earlier text never replaces a later one. */
  const keep = useEffectEvent((): Promise<void> => {
    state.current.running = state.current.running.then(() => send(false));
    return state.current.running;
  });
  const change = useEffectEvent(() => {
    state.current.isLoose = true;
    setKeeping((before) => (before === "kept" ? "waiting" : before));
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pauseMs);
  });
  /** The form's own press keeps what it sends; another form's, such as one that sends the letter, needs it kept. */
  const press = useEffectEvent(async (event: SubmitEvent) => {
    const { isLoose, isSending } = state.current;
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== "post" || !(isLoose || isSending)) return;
    event.preventDefault();
    await keep();
    if (form === field.current?.form) state.current.isLoose = false;
    if (state.current.isLoose) field.current?.form?.scrollIntoView();
    else form.requestSubmit(event.submitter);
  });
  useEffect(() => {
    const form = field.current?.form;
    const typed = () => change();
    const pressed = (event: SubmitEvent) => void press(event);
    const left = () => void send(true);
    const warn = (event: BeforeUnloadEvent) =>
      state.current.isLoose && state.current.hasFailed && event.preventDefault();
    form?.addEventListener("input", typed);
    document.addEventListener("submit", pressed);
    addEventListener("beforeunload", warn);
    addEventListener("pagehide", left);
    return () => {
      form?.removeEventListener("input", typed);
      document.removeEventListener("submit", pressed);
      removeEventListener("beforeunload", warn);
      removeEventListener("pagehide", left);
    };
  }, [field]);
  return { keeping, changed: () => field.current?.dispatchEvent(new Event("input", { bubbles: true })) };
}

/** Of no use to try again. */
const refusals: Partial<Record<number, Keeping>> = { 422: "long", 409: "changed" };

/** The state of the draft that this window knows, by which the site tells that another has changed it. */
function noteSeen(form: HTMLFormElement, { seen }: { seen?: string }) {
  const field = form.elements.namedItem("seen");
  if (seen && field instanceof HTMLInputElement) field.value = seen;
}

function writtenIn(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  return body;
}
