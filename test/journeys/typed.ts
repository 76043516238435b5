/* Functions that run in a page of the desk. Each is sent as source, so it uses nothing outside its body. */

export type Entry = [name: string, value: string];
/** A form with something to type or choose; `key` is the same for forms of the same component. */
export type FoundForm = { at: number; key: string };

/** The forms of a page that post to the desk and hold more than buttons. */
export function findForms(): FoundForm[] {
  const typed = "textarea, select, input:not([type=hidden], [type=submit])";
  return [...document.forms].flatMap((form, at) => {
    const fields = [...form.elements].filter((each) => each.matches(typed)).map((each) => each.getAttribute("name"));
    if (form.getAttribute("method") !== "post" || fields.length === 0) return [];
    const names = [...new Set(fields.map((name) => (name ?? "").replace(/[\d.].*/, "")))].sort();
    return [{ at, key: names.join(" ") }];
  });
}

/** Types into every field, chooses every other choice and a file, as a person would. Returns what its button would post. */
export function fillForm(at: number): Entry[] {
  const form = document.forms[at] as HTMLFormElement;
  const texts: Record<string, string> = {
    email: "typed@cellar.example",
    url: "https://typed.example/x",
    number: "3",
    date: "2026-12-24",
    time: "11:30",
    "datetime-local": "2026-12-24T11:30",
    color: "#123456",
    tel: "+1 555 0100",
  };
  const write = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    // React listens to the setter of the element itself.
    const prototype = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const giveFile = (field: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File(["a picture"], "hill.png", { type: "image/png" }));
    field.files = files.files;
  };
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) write(field, `Typed & <chosen>\n“${field.name}”`);
    if (field instanceof HTMLSelectElement)
      write(field, [...field.options].find(({ selected }) => !selected)?.value ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    // Islands upload a picture at once.
    if (field.type === "file" && !form.closest("[data-island]")) giveFile(field);
    else if (field.type === "checkbox" || (field.type === "radio" && !field.checked)) field.click();
    else if (!["hidden", "file", "radio", "submit"].includes(field.type) && !field.readOnly)
      write(field, texts[field.type] ?? `Typed "${field.name}"`.slice(0, field.maxLength > 0 ? field.maxLength : 200));
  }
  // A list of the fields' own, which are still being changed, must not keep the form.
  form.noValidate = true;
  const button = [...form.elements].find((each) => each.matches("button:not([type=button]), [type=submit]"));
  return [...new FormData(form, button as HTMLElement | undefined)].map(([name, value]) => [
    name,
    value instanceof File ? `${value.name} ${value.size}` : value.replace(/\r?\n/g, "\n"),
  ]);
}

/** Presses its button, and notes what is posted once nothing holds it. */
export function pressForm(at: number): void {
  const form = document.forms[at] as HTMLFormElement;
  const noted = window as unknown as { posted?: Entry[] };
  delete noted.posted;
  addEventListener("submit", ({ target, submitter, defaultPrevented }) => {
    if (defaultPrevented || target !== form) return;
    noted.posted = [...new FormData(form, submitter)].map(([name, value]) => [
      name,
      value instanceof File ? `${value.name} ${value.size}` : value.replace(/\r?\n/g, "\n"),
    ]);
  });
  const button = [...form.elements].find((each) => each.matches("button:not([type=button]), [type=submit]"));
  form.requestSubmit(button as HTMLElement | undefined);
}

export const postedEntries = (): Entry[] | undefined => (window as unknown as { posted?: Entry[] }).posted;

/** The form in which a refusal hands back what was posted. */
export function readRefusal(html: string) {
  // The page's own policy would judge the refusal's inline styles, which its policy allows.
  const bare = html.replace(/<style[\s\S]*?<\/style>/g, "");
  const form = new DOMParser().parseFromString(bare, "text/html").querySelector<HTMLFormElement>(".slip form");
  if (!form) return undefined;
  const entries = [...new FormData(form)].map(
    ([name, value]) => [name, String(value).replace(/\r?\n/g, "\n")] as Entry,
  );
  return { action: form.getAttribute("action"), enctype: form.enctype, method: form.method, entries };
}

/** Where a form posts to, and how. */
export function addressOfForm(at: number) {
  const form = document.forms[at] as HTMLFormElement;
  const button = [...form.elements].find((each) => each.matches("button:not([type=button]), [type=submit]"));
  const action = new URL(button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "", location.href);
  return { action: action.pathname + action.search, enctype: form.enctype };
}
