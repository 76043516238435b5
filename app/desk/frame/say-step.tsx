import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";

type Props = { say: string; words: string; isSecond?: boolean };

/** A button that confirms a step of the checklist, or starts it. */
export const SayStep = ({ say, words, isSecond = false }: Props) => (
  <form method="post" action={deskPaths.checklist()}>
    <Button kind={isSecond ? "line" : "ink"} small bare type="submit" name="say" value={say}>
      {words}
    </Button>
  </form>
);
