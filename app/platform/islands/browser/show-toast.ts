export type Toast = { title: string; description?: string; variant?: "default" | "destructive" };

/** For islands: asks the page's script for a toast. One still unread is shown again on the next page. */
export function showToast(toast: Toast) {
  document.dispatchEvent(new CustomEvent<Toast>("toast", { detail: toast }));
}
