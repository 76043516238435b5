import { useRef, useState } from "react";
import { passkeyCopy as copy } from "#app/copy/desk/access.ts";
import { Button } from "#app/ui/button.tsx";
import { askAuthenticator, type PasskeyOutcome, type PasskeyPurpose } from "./ask-authenticator.ts";

export type PasskeyProps = {
  purpose: PasskeyPurpose;
  /** The secret of an invitation. */
  invitation?: string;
  label: string;
  /** Otherwise another button of the form does. */
  submits: boolean;
};

/** A button in a form: shows or makes a passkey, and posts it with the form. */
export default function PasskeyIsland({ purpose, invitation = "", label, submits }: PasskeyProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "busy" | PasskeyOutcome["kind"]>("idle");
  async function use() {
    if (state === "busy" || !field.current?.form?.reportValidity()) return;
    setState("busy");
    const outcome = await askAuthenticator(purpose, invitation);
    setState(outcome.kind);
    if (outcome.kind !== "taken") return;
    field.current.value = outcome.credential;
    if (submits) field.current.form.requestSubmit();
  }
  return (
    <div className="passkey">
      <input ref={field} type="hidden" name="credential" />
      <Button kind="ink" bare className="passkey__button" busy={state === "busy"} onClick={use}>
        {label}
      </Button>
      <p className="passkey__said" role="status">
        {state === "idle" || state === "busy" || (submits && state === "taken") ? "" : copy[state]}
      </p>
      <p className="passkey__without quiet">{copy.needsScript}</p>
    </div>
  );
}
