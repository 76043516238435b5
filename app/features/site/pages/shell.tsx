import { Outlet } from "react-router";
import { AnsweredQuestions } from "#features/assistant/pages/answered-questions.tsx";
import { listOwnersAnswers } from "#features/assistant/server/queries/dash-answers.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/shell";
import { Shell } from "./shell/shell.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const answers = await listOwnersAnswers(servicesOf(context).db);
  const { pathname } = new URL(request.url);
  return answers.filter(({ path }) => path === pathname).map(({ question, answer }) => ({ question, answer }));
}

export default function ShellPage({ loaderData: answers }: Route.ComponentProps) {
  return (
    <Shell>
      <Outlet />
      <AnsweredQuestions answers={answers} />
    </Shell>
  );
}
