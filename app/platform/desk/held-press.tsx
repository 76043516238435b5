import { deskPaths } from "#facts/desk-paths.ts";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import { deskCopy } from "./words/desk.ts";

const copy = deskCopy.heldPress;

/** The dialog for forms that cannot be sent now; `app/platform/islands/browser/hold-press.ts` shows it. `person` is who types here. */
export const HeldPress = ({ person }: { person: string }) => (
  <dialog
    className="dialog held-press surface-paper"
    aria-labelledby="held-press"
    data-held-press={deskPaths.session()}
    data-person={person}
  >
    <h2 id="held-press">{copy.title}</h2>
    {Object.entries(copy.reasons).map(([reason, text]) => (
      <p key={reason} data-reason={reason} hidden>
        {text}
      </p>
    ))}
    <p className="pair">
      <ButtonLink
        kind="ink"
        bare
        href={deskPaths.signIn(deskPaths.session(person))}
        target="_blank"
        rel="noreferrer"
        data-sign-in
      >
        {copy.signIn}
      </ButtonLink>
      <Button kind="line" bare data-again>
        {copy.again}
      </Button>
    </p>
    <form method="dialog">
      <button className="textbtn" type="submit">
        {copy.close}
      </button>
    </form>
  </dialog>
);
