import { Outlet } from "react-router";
import { AnsweredQuestions } from "#app/sections/answered-questions.tsx";
import { Shell } from "#app/sections/shell.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/shell";

export async function loader({ request, context }: Route.LoaderArgs) {
  const answers = await servicesOf(context).queries.questionBook.listOwnersAnswers();
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
