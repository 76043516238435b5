import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";

type Props = { say: string; words: string; isSecond?: boolean };

/** A button that confirms a step of the checklist, or starts it. */
export const SayStep = ({ say, words, isSecond = false }: Props) => (
  <ButtonForm action={deskPaths.checklist()} kind={isSecond ? "line" : "ink"} name="say" value={say}>
    {words}
  </ButtonForm>
);
