import { deskPaths } from "#facts/desk-paths.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import type { HandedBack } from "#platform/sections/handed-back.ts";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import styleSheet from "./error-page.css?url";

const copy = deskCopy.signedOut;

/** For a press of somebody whose session has ended: hands back what they typed. */
export function SignedOutPage({ handedBack }: { handedBack: HandedBack | null }) {
  return (
    <section className="erratum surface-bone">
      <title>{`${copy.title} | ${deskCopy.name}`}</title>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={styleSheet} precedence="error" />
      <div className="slip surface-paper">
        <h1>{copy.title}</h1>
        <p>{handedBack ? copy.text : copy.unread}</p>
        {handedBack?.hadFiles && <p>{copy.withoutFiles}</p>}
        <div className="pair">
          <ButtonLink kind="ink" href={deskPaths.signIn(deskPaths.session())} target="_blank" rel="noreferrer">
            {copy.signIn}
          </ButtonLink>
          {handedBack && <SendAgain {...handedBack} />}
        </div>
      </div>
    </section>
  );
}

const SendAgain = ({ action, isMultipart, fields, hadFiles }: HandedBack) => (
  <form method="post" action={action} encType={isMultipart ? "multipart/form-data" : undefined}>
    {fields.map(([name, text], at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: several fields may have the same name
      <input key={at} type="hidden" name={name} value={text} />
    ))}
    <Button kind="line" bare type="submit">
      {hadFiles ? copy.againWithoutFiles : copy.again}
    </Button>
  </form>
);
