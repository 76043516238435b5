import { useEffect, useRef, useState } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import {
  findPasskeyObstacle,
  type PasskeyProblem,
  readAuthenticatorError,
  readChallengeRefusal,
} from "../../../rules/passkey-problem.ts";
import { passkeyCopy as copy } from "../../../words/access.ts";
import { readCreation, readRequest, writeCredential } from "./passkey-json.ts";

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

type PasskeyPurpose = "sign-in" | "confirm" | "add" | "join";

type PasskeyOutcome = { kind: "taken"; credential: string } | PasskeyProblem;

const maxWaitMs = 15_000;
const isMaking = (purpose: PasskeyPurpose) => purpose === "add" || purpose === "join";

/** Asks the browser to use or to make a passkey, with the server's options. */
async function askAuthenticator(purpose: PasskeyPurpose, invitation: string): Promise<PasskeyOutcome> {
  const answer = await askDesk(new URLSearchParams({ purpose, invitation }));
  if (!answer) return { kind: "unreachable" };
  if (!answer.ok) return readChallengeRefusal(answer.status, answer.headers.get("Retry-After"));
  try {
    const options = await answer.json();
    const credential = isMaking(purpose)
      ? await navigator.credentials.create({ publicKey: readCreation(options) })
      : await navigator.credentials.get({ publicKey: readRequest(options) });
    if (!credential) return { kind: "cancelled" };
    return { kind: "taken", credential: writeCredential(credential as PublicKeyCredential) };
  } catch (error) {
    return readAuthenticatorError(error instanceof Error ? error.name : "");
  }
}

const askDesk = (body: URLSearchParams) =>
  fetch(deskPaths.passkeyChallenge(), { method: "POST", body, signal: AbortSignal.timeout(maxWaitMs) }).catch(
    () => undefined,
  );
