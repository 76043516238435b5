export async function talkWithFrames(parts: HTMLElement[]) {
  const frames = parts.filter((part) => part instanceof HTMLIFrameElement);
  for (const part of parts)
    if (part.dataset.widget) {
      watchEmails(part);
      tellParent(part);
    }
  if (frames.length === 0) return;
  const { followFrames } = await import("./provider-messages.ts");
  followFrames(frames);
}

/** Inside the built-in form's frame: tells the parent page its height and when the form was sent. */
function tellParent(widget: HTMLElement) {
  if (parent === window) return;
  const tell = (message: unknown) => parent.postMessage(message, location.origin);
  const { widget: formId } = widget.dataset;
  const tellAll = () => {
    // `offsetHeight` may round down, and the frame would scroll by a pixel.
    const height = Math.ceil(widget.getBoundingClientRect().height);
    tell(["highlevel.setHeight", { height, id: formId }]);
    tell({ type: "form:attribution", formId });
  };
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin) return;
    if (data?.type === "parent:ready") tellAll();
    if (data?.type === "parent:attribution") fillIn(widget, String(data.attribution));
  });
  new ResizeObserver(tellAll).observe(widget);
  if (widget.dataset.sent !== undefined) tell({ type: "form:submit", formId });
}

function fillIn(widget: HTMLElement, attribution: string) {
  const field = widget.querySelector<HTMLInputElement>("[data-attribution]");
  if (field) field.value = attribution;
}

/** Loads the code for a slip of the finger only once somebody has typed an e-mail address. */
function watchEmails(widget: HTMLElement) {
  widget.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === "email")
      void import("./suggest-email.ts").then((emails) => emails.askWhatWasMeant(target));
  });
}
