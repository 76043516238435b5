import type { Toast } from "./show-toast.ts";

/** `data-copy` holds a path, which is copied as a full address; `data-share` copies the current address. */
export function copyLinks(showToast: (toast: Toast) => void) {
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy], [data-share]") : null;
    if (!button) return;
    await copy(button.dataset.copy ? location.origin + button.dataset.copy : location.href);
    const { copiedTitle = "", copiedDescription } = document.getElementById("toasts")?.dataset ?? {};
    showToast({ title: copiedTitle, description: copiedDescription });
  });
}

/** The clipboard needs a secure page and permission; otherwise select a field and copy it. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
