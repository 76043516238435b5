import { deskPaths } from "#facts/desk-paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { FactFields } from "#features/details/desk/fact-fields.tsx";
import type { WeekFields } from "#features/details/desk/read-week-fields.ts";
import { factProblems } from "#features/details/words/business-details.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { Field } from "#platform/ui/field.tsx";
import { kindsCopy as copy, kindFields } from "../../words/session-kinds.ts";
import type { KindField, KindProblems, TypedKind } from "./read-kind.ts";

type Props = { id: string; typed: TypedKind; problems: KindProblems; week: WeekFields | undefined };

const names = Object.keys(kindFields) as KindField[];

/** All details of a kind of session. */
export function KindForm({ id, typed, problems, week }: Props) {
  const { place } = useFacts();
  const firstWrong = names.find((name) => problems[name]);
  return (
    <DeskForm className="kind" action={deskPaths.kind(id)} noValidate button={copy.save} small act="save">
      {problems.whole && (
        <p className="desk__warning" role="alert">
          {copy.problems[problems.whole]}
        </p>
      )}
      {names.map((name) => {
        const fact = kindFields[name];
        const found = problems[name];
        const problem = found && {
          at: found.at,
          words: factProblems[found.problem](fact.kind, found.spans ?? [], place),
          isFirst: name === firstWrong,
        };
        return <FactFields key={name} fact={fact} typed={typed[name]} problem={problem} week={week} />;
      })}
      <Field
        id="questions"
        label={copy.questions}
        hint={copy.questionsHint}
        error={problems.questions && copy.problems.questions}
      >
        {(control) => <textarea {...control} name="questions" rows={4} defaultValue={typed.questions} />}
      </Field>
    </DeskForm>
  );
}
