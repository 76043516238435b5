import { useEffect, useRef, useState } from "react";
import { passkeyCopy as copy } from "#app/copy/desk/access.ts";
import { findPasskeyObstacle, type PasskeyProblem } from "#app/rules/owner/passkey-problem.ts";
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

const obstacleHere = () =>
  findPasskeyObstacle({
    host: location.hostname,
    isSecure: isSecureContext,
    hasPasskeys: typeof PublicKeyCredential !== "undefined" && "credentials" in navigator,
  });

/** A button in a form: shows or makes a passkey, and posts it with the form. */
export default function PasskeyIsland({ purpose, invitation = "", label, submits }: PasskeyProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<PasskeyOutcome>();
  const [obstacle, setObstacle] = useState<PasskeyProblem>();
  useEffect(() => setObstacle(obstacleHere()), []);
  async function use() {
    if (isAsking || !field.current?.form?.reportValidity()) return;
    setAsking(true);
    setOutcome(undefined);
    const asked = await askAuthenticator(purpose, invitation);
    setAsking(false);
    setOutcome(asked);
    if (asked.kind !== "taken") return;
    field.current.value = asked.credential;
    if (submits) field.current.form.requestSubmit();
  }
  return (
    <div className="passkey">
      <input ref={field} type="hidden" name="credential" />
      {!obstacle && (
        <Button kind="ink" bare className="passkey__button" busy={isAsking} onClick={use}>
          {label}
        </Button>
      )}
      <p className="passkey__said" role="status">
        {said(obstacle ?? outcome, submits)}
      </p>
      <p className="passkey__without quiet">{copy.needsScript}</p>
    </div>
  );
}

function said(outcome: PasskeyOutcome | undefined, submits: boolean): string {
  if (!outcome) return "";
  if (outcome.kind === "taken") return submits ? "" : copy.taken;
  return copy.problem(outcome);
}
