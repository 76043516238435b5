import type { Toast } from "./show-toast.ts";

const readingMs = 6000;
const leavingMs = 600;
const key = "toasts";

/**
 * Fills the document's one region for toasts, and returns a function that shows one. Toasts still visible on leaving
 * appear on the next page.
 */
export function standToasts(): (toast: Toast) => void {
  const region = document.getElementById("toasts");
  if (!region) return () => {};
  const openToasts = new Map<Element, Toast>();

  const show = (toast: Toast) => {
    // A success removes the errors before it.
    if (toast.variant !== "destructive")
      for (const [element, { variant }] of openToasts) if (variant === "destructive") remove(element);
    const element = build(toast);
    region.append(element);
    openToasts.set(element, toast);
    setTimeout(leave, readingMs, element);
  };
  const leave = (element: Element) => {
    if (element.matches(":hover")) return setTimeout(leave, readingMs, element);
    remove(element);
  };
  const remove = (element: Element) => {
    openToasts.delete(element);
    element.classList.add("is-leaving");
    setTimeout(() => element.remove(), leavingMs);
  };

  const showWaiting = () => {
    for (const toast of JSON.parse(take() ?? "[]")) show(toast);
  };

  document.addEventListener("toast", (event) => show((event as CustomEvent<Toast>).detail));
  addEventListener("pagehide", () => {
    if (openToasts.size > 0) store(JSON.stringify([...openToasts.values()]));
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) {
      region.replaceChildren();
      openToasts.clear();
    }
    showWaiting();
  });
  if (document.readyState === "complete") showWaiting();
  return show;
}

function build({ title, description, variant = "default" }: Toast): HTMLElement {
  const element = document.createElement("p");
  element.className = `toast toast--${variant}`;
  if (variant === "destructive") element.role = "alert";
  const head = document.createElement("b");
  head.textContent = title;
  element.append(head, description ? ` ${description}` : "");
  return element;
}

// Storage may be blocked; a toast is not worth an error.
function store(text: string) {
  try {
    sessionStorage.setItem(key, text);
  } catch {}
}

function take(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
