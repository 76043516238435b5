const area = globalThis.document?.querySelector<HTMLTextAreaElement>("#article-content");

/** The text that the page came with, in its field alone: a long one would be too slow to write twice. */
export const textOfPage = area?.defaultValue ?? "";

let text = area && area.value !== area.defaultValue ? area.value : undefined;

const note = () => {
  text = area?.value;
};
area?.ownerDocument.addEventListener("input", note, true);

/** Returns text typed before hydration, which puts the server's text back; undefined if none was. */
export function takeEarlyText(): string | undefined {
  area?.ownerDocument.removeEventListener("input", note, true);
  return text;
}
