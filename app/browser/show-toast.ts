export type Toast = { title: string; description?: string; variant?: "default" | "destructive" };

/** For islands: asks the page's own script for a toast. One that is still to be read follows its reader to the next page. */
export function showToast(toast: Toast) {
  document.dispatchEvent(new CustomEvent<Toast>("toast", { detail: toast }));
}
