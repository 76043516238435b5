import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { accessCopy } from "../words/access.ts";

const copy = accessCopy.passkeys.only;

type Props = { passkeys: readonly object[]; isOnly: boolean; isTried: boolean; canMail: boolean };

/** Offered once there is a passkey that has opened the desk. */
export function PasskeysOnly({ passkeys, isOnly, isTried, canMail }: Props) {
  if (passkeys.length === 0 && !isOnly) return null;
  return (
    <section className="access" aria-labelledby="only">
      <h2 id="only">{copy.title}</h2>
      <p>{isOnly ? copy.on : copy.off}</p>
      {!canMail && <p>{copy.noMail}</p>}
      {isOnly || isTried ? (
        <ButtonForm action={deskPaths.passkeys()} name="only" value={isOnly ? "off" : "on"}>
          {isOnly ? copy.turnOff : copy.turnOn}
        </ButtonForm>
      ) : (
        <p className="quiet">{copy.untried}</p>
      )}
    </section>
  );
}
