import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

const pauseMs = 800;

export type Keeping = "waiting" | "kept" | "lost";

/** Keeps the form of a field on the site shortly after each change, and when the page is left. */
export function useKeeping(field: RefObject<HTMLTextAreaElement | null>, address: string) {
  const [keeping, setKeeping] = useState<Keeping>("waiting");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLoose = useRef(false);

  const keep = useEffectEvent(async () => {
    const form = field.current?.form;
    if (!form || !isLoose.current) return;
    isLoose.current = false;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    const answer = await fetch(address, { method: "POST", body, keepalive: true }).catch(() => undefined);
    isLoose.current ||= !answer?.ok;
    setKeeping(answer?.ok ? "kept" : "lost");
  });
  const change = useEffectEvent(() => {
    isLoose.current = true;
    setKeeping((before) => (before === "lost" ? "lost" : "waiting"));
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pauseMs);
  });
  // The form's own press keeps what it sends.
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    isLoose.current = false;
  });
  useEffect(() => {
    const form = field.current?.form;
    const typed = () => change();
    const sent = () => leave();
    const left = () => void keep();
    form?.addEventListener("input", typed);
    form?.addEventListener("submit", sent);
    addEventListener("pagehide", left);
    return () => {
      form?.removeEventListener("input", typed);
      form?.removeEventListener("submit", sent);
      removeEventListener("pagehide", left);
    };
  }, [field]);
  return { keeping, changed: () => field.current?.dispatchEvent(new Event("input", { bubbles: true })) };
}
