import { mondayLetterCopy } from "#app/copy/mails/monday-letter.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";

const copy = mondayLetterCopy.desk;

/** Says whether the owner gets the letter, with a button that changes it. */
export const MondayLetter = ({ isOff, isMailed }: { isOff: boolean; isMailed: boolean }) => (
  <section aria-labelledby="letter">
    <h2 id="letter">{copy.title}</h2>
    <p>{isOff ? copy.isOff : copy.on}</p>
    {!isMailed && <p className="quiet">{copy.noMail}</p>}
    <form className="letter-switch" method="post" action={deskPaths.visibility()}>
      <Button kind="line" small bare type="submit" name="letter" value={isOff ? "on" : "off"}>
        {isOff ? copy.turnOn : copy.turnOff}
      </Button>
    </form>
  </section>
);
