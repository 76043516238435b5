import { Button } from "#platform/ui/button.tsx";
import type { MailedLink as Mailed } from "../server/mail-owner-link.ts";
import { confirmCopy } from "../words/access.ts";
import type { WaysOfProof } from "./ask-for-proof.ts";

const copy = confirmCopy.link;

/** The way on without a key and a passkey: a link to the owner's mailbox, never to another address. */
export function MailedLink({ mailed, proof }: { mailed: Mailed | undefined; proof: WaysOfProof }) {
  if (mailed) return <p role="status">{copy.mailed[mailed]}</p>;
  if (!proof.canMail)
    return (
      <p className="quiet">
        {copy.noMail} <code>{copy.command}</code>
      </p>
    );
  return (
    <div className="access__link">
      <p className="quiet">{proof.hasPasskeys ? copy.text : copy.textWithoutPasskey}</p>
      <Button kind="line" bare type="submit" name="mailLink" value="yes">
        {copy.button}
      </Button>
    </div>
  );
}
