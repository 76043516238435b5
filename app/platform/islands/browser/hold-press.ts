type Reason = "signedOut" | "another" | "unreachable";
type Press = { form: HTMLFormElement; submitter: HTMLElement | null };

const maxWaitMs = 10_000;

/**
 * Asks before each press on a form of the desk whether the person who typed is still signed in. If not, the press stays
 * on its page with all that was typed and chosen, and a dialog says what to do.
 */
export function holdPresses(dialog: HTMLDialogElement) {
  let asking = false;
  let passing: HTMLFormElement | undefined;
  let held: Press | undefined;

  async function send({ form, submitter }: Press) {
    if (asking) return;
    asking = true;
    const reason = await whyHeld(dialog);
    asking = false;
    held = reason && { form, submitter };
    if (reason) return show(dialog, reason);
    dialog.close();
    passing = form;
    form.requestSubmit(submitter?.isConnected ? submitter : undefined);
    passing = undefined;
  }

  const hold = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (form === passing || !isHeldHere(event, dialog)) return;
    // Before the scripts of the page, which would take it for sent.
    event.preventDefault();
    event.stopImmediatePropagation();
    void send({ form, submitter: event.submitter });
  };
  document.addEventListener("submit", hold, true);
  dialog.querySelector("[data-again]")?.addEventListener("click", () => held && void send(held));
}

/** Whether a press posts to the desk. Signing out needs no session. */
function isHeldHere({ target, submitter }: SubmitEvent, { dataset }: HTMLDialogElement): boolean {
  const form = target as HTMLFormElement;
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  const { pathname } = new URL(action, location.href);
  const desk = dataset.heldPress?.replace("session", "") ?? "";
  return form.getAttribute("method") === "post" && pathname.startsWith(desk) && !form.hasAttribute("data-signs-out");
}

async function whyHeld({ dataset }: HTMLDialogElement): Promise<Reason | undefined> {
  try {
    const signal = AbortSignal.timeout(maxWaitMs);
    const answer = await fetch(dataset.heldPress ?? "", { method: "HEAD", redirect: "manual", signal });
    if (answer.type === "opaqueredirect") return "signedOut";
    if (!answer.ok) return "unreachable";
    return answer.headers.get("Desk-Person") === dataset.person ? undefined : "another";
  } catch {
    return "unreachable";
  }
}

function show(dialog: HTMLDialogElement, reason: Reason) {
  for (const text of dialog.querySelectorAll<HTMLElement>("[data-reason]"))
    text.hidden = text.dataset.reason !== reason;
  const signIn = dialog.querySelector<HTMLElement>("[data-sign-in]");
  if (signIn) signIn.hidden = reason === "unreachable";
  if (!dialog.open) dialog.showModal();
}
