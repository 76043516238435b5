import { ButtonForm } from "#platform/desk/button-form.tsx";
import { visitPaths } from "../visit-paths.ts";
import { mondayLetterCopy } from "../words/monday-letter.ts";

const copy = mondayLetterCopy.desk;

/** Says whether the owner gets the letter, with a button that changes it. */
export const MondayLetter = ({ isOff, isMailed }: { isOff: boolean; isMailed: boolean }) => (
  <section aria-labelledby="letter">
    <h2 id="letter">{copy.title}</h2>
    <p>{isOff ? copy.isOff : copy.on}</p>
    {!isMailed && <p className="quiet">{copy.noMail}</p>}
    <ButtonForm formClass="letter-switch" action={visitPaths.visibility()} name="letter" value={isOff ? "on" : "off"}>
      {isOff ? copy.turnOn : copy.turnOff}
    </ButtonForm>
  </section>
);
