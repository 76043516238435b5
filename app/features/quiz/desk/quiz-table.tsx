import { deskPaths } from "#facts/desk-paths.ts";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import type { listQuizResults } from "../server/queries/quiz-result-list.ts";
import { quizResultsCopy as copy } from "../words/desk.ts";

type Result = Awaited<ReturnType<typeof listQuizResults>>["results"][number];

const numbers = [copy.heads.score, copy.heads.seo, copy.heads.leads, copy.heads.experience];

type Props = { results: Result[]; sort: "score" | undefined };

/** People with their last result. */
export const QuizTable = ({ results, sort }: Props) => (
  <DeskTable
    kind="quiz"
    caption={copy.title}
    heads={Object.values(copy.heads)}
    numbers={numbers}
    orders={{
      [copy.heads.score]: { href: deskPaths.quizResults("score"), sorted: sort && "ascending" },
      [copy.heads.date]: { href: deskPaths.quizResults(), sorted: sort ? undefined : "descending" },
    }}
  >
    {results.map((result) => (
      <Row key={result.id} result={result} />
    ))}
  </DeskTable>
);

function Row({ result }: { result: Result }) {
  const { day } = useBusinessTime();
  const cell = tableRoles.cell;
  const shown = <b>{result.name || result.email}</b>;
  return (
    <tr {...tableRoles.row}>
      <td {...cell}>
        {result.leadId ? <a href={deskPaths.lead(result.leadId)}>{shown}</a> : shown}
        {result.name && <span>{result.business || result.email}</span>}
      </td>
      <td className="n" {...cell}>
        <a className="answers" href={deskPaths.quizResult(result.id)} aria-label={copy.answersOf(result.score)}>
          {result.score}
        </a>
      </td>
      <td {...cell}>{result.band}</td>
      {[result.seo, result.leadGeneration, result.experience].map((score, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change places
        <td key={index} className="n part" {...cell}>
          {score}
        </td>
      ))}
      <td className="d" {...cell}>
        {day(result.createdAt)}
      </td>
    </tr>
  );
}
