import { deskPaths } from "#facts/desk-paths.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { formatList } from "#platform/intl/numbers.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { type AccentUse, accentSurfaces, failingSurfaces, nearestAccent, readHex } from "../rules/accent-colour.ts";
import { brandCopy, type MarkProblem } from "../words/desk.ts";

const copy = brandCopy.accent;
const uses: AccentUse[] = ["onDark", "onPaper"];

type Colours = Record<AccentUse, string>;
type Props = {
  current: Colours;
  refused: Colours | undefined;
  /** Why the drawings were not made in the colour. */
  problem: MarkProblem | undefined;
  isOwn: boolean;
  hasPrevious: boolean;
};

/** The form for the accent colour. An illegible one is refused, and the nearest legible one offered. */
export function AccentForm({ current, refused, problem, isOwn, hasPrevious }: Props) {
  const action = deskPaths.brand({ part: "accent" });
  const shown = refused ?? current;
  const nearest = problem ? undefined : refused && nearestOf(refused);
  return (
    <section className="own-picture__form" id="accent" aria-labelledby="accent-title">
      <h2 id="accent-title">{copy.title}</h2>
      <p className="quiet">{copy.lead}</p>
      <DeskForm action={action} className="brand__colours" button={copy.button}>
        {uses.map((use) => (
          <Field
            key={use}
            id={use}
            label={copy[use]}
            error={problem ? brandCopy.problems[problem] : refused && problemOf(refused[use], use)}
          >
            {(control) => (
              <input {...control} name={use} type="color" defaultValue={readHex(shown[use]) ?? current[use]} />
            )}
          </Field>
        ))}
      </DeskForm>
      {nearest && (
        <form method="post" action={action}>
          {uses.map((use) => (
            <input key={use} type="hidden" name={use} value={nearest[use]} />
          ))}
          <Button kind="line" bare type="submit">
            <Swatch surface={accentSurfaces.onDark.ink} colour={nearest.onDark} />
            <Swatch surface={accentSurfaces.onPaper.paper} colour={nearest.onPaper} />
            {copy.nearest(`${nearest.onDark}, ${nearest.onPaper}`)}
          </Button>
        </form>
      )}
      {(isOwn || hasPrevious) && (
        <form method="post" action={action} className="own-picture__back">
          {isOwn && <Act act="ours" words={brandCopy.ours} />}
          {hasPrevious && <Act act="undo" words={brandCopy.previous} />}
        </form>
      )}
    </section>
  );
}

/** Shows a colour on its surface. */
const Swatch = ({ surface, colour }: { surface: string | undefined; colour: string }) => (
  <svg className="brand__swatch" viewBox="0 0 4 4" aria-hidden="true">
    <rect width="4" height="4" fill={surface} />
    <circle cx="2" cy="2" r="1.3" fill={colour} />
  </svg>
);

const Act = ({ act, words }: { act: string; words: string }) => (
  <button className="textbtn" type="submit" name="act" value={act}>
    {words}
  </button>
);

/** Undefined for an invalid colour. */
function nearestOf({ onDark, onPaper }: Colours): Colours | undefined {
  const [dark, paper] = [readHex(onDark), readHex(onPaper)];
  return dark && paper
    ? { onDark: nearestAccent(dark, "onDark"), onPaper: nearestAccent(paper, "onPaper") }
    : undefined;
}

function problemOf(typed: string, use: AccentUse): string | undefined {
  const hex = readHex(typed);
  if (!hex) return copy.wrong;
  const failing = failingSurfaces(hex, use);
  if (failing.length === 0) return undefined;
  const surfaces = failing.map(({ surface, contrast }) => copy.surface(copy.surfaces[surface] ?? surface, contrast));
  return copy.problem(formatList(surfaces), nearestAccent(hex, use));
}
