import { deskPaths } from "#facts/desk-paths.ts";
import type { MarkTint } from "#facts/look.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { Field } from "#platform/ui/field.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { brandCopy as copy, type MarkProblem } from "../words/desk.ts";

type Kind = "mark" | "seal";
type State = { own?: { tint: MarkTint }; hasPrevious: boolean };
type Props = { kind: Kind; state: State; problem: MarkProblem | undefined };

const tints = ["auto", "metal", "own"] as const;

/** The mark or the seal as it is, and the form that replaces it. */
export const MarkForm = ({ kind, state, problem }: Props) => (
  <section className="own-picture" aria-labelledby={kind}>
    <div>
      <h2 id={kind}>{copy[kind].title}</h2>
      <p className="quiet">{copy[kind].lead}</p>
      <div className="brand__shown">
        {(["onDark", "onPaper"] as const).map((surface) => (
          <figure key={surface} className={surface === "onDark" ? "surface-ink" : "surface-paper"}>
            <Seal small={kind === "mark"} />
            <figcaption>{copy[surface]}</figcaption>
          </figure>
        ))}
      </div>
      {state.own && <p>{copy.drawnNow[state.own.tint]}</p>}
      <Changes kind={kind} state={state} />
    </div>
    <DeskForm action={deskPaths.brand({ part: kind })} hasFiles button={copy.button}>
      <Field id={`${kind}-file`} label={copy.file} hint={copy.hint} error={problem && copy.problems[problem]}>
        {(control) => <input {...control} name="file" type="file" accept="image/svg+xml,image/png" required />}
      </Field>
      <Field id={`${kind}-tint`} label={copy.tint}>
        {(control) => (
          <select {...control} name="tint">
            {tints.map((tint) => (
              <option key={tint} value={tint}>
                {copy.tints[tint]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </DeskForm>
  </section>
);

const Changes = ({ kind, state: { own, hasPrevious } }: Pick<Props, "kind" | "state">) =>
  (own || hasPrevious) && (
    <form method="post" action={deskPaths.brand({ part: kind })} className="own-picture__back">
      {own && (
        <Act act={own.tint === "own" ? "metal" : "own"} words={copy.redraw[own.tint === "own" ? "metal" : "own"]} />
      )}
      {own && <Act act="ours" words={copy.ours} />}
      {hasPrevious && <Act act="undo" words={copy.previous} />}
    </form>
  );

const Act = ({ act, words }: { act: string; words: string }) => (
  <button className="textbtn" type="submit" name="act" value={act}>
    {words}
  </button>
);
