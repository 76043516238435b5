import { data } from "react-router";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { letterPaths } from "../letter-paths.ts";
import { lettersPageCopy } from "../words/pages.ts";
import type { Route } from "./+types/confirm";
import { LettersPanel } from "./letters-panel.tsx";

export const handle = { maxBodyBytes: 1024, limit: { burst: 60, perSecond: 0.2 }, personal: true } as const;

/** Mail programs open links by themselves, so opening this one does nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await servicesOf(context).letters.askedState(params.token);
  const status = state === "unconfirmed" || state === "confirmed" ? 200 : 404;
  return data({ token: params.token, state }, { status, headers: privatePageHeaders });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { letters, refusals } = servicesOf(context);
  const isConfirmed = await letters.confirm(params.token);
  if (!isConfirmed) refusals.note({ kind: "letterConfirmations", network: networkOf(context)?.hash ?? "" });
  return data({ isConfirmed }, { headers: privatePageHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { title: lettersPageCopy(pageContext.facts).confirm.title, isHidden: true });
};

export default function ConfirmPage({ loaderData: { token, state }, actionData }: Route.ComponentProps) {
  const { confirm, confirmed, late, home } = lettersPageCopy(useFacts());
  if (actionData?.isConfirmed || state === "confirmed") return <LettersPanel {...confirmed} home={home} />;
  if (actionData || state !== "unconfirmed") return <LettersPanel {...late} home={home} />;
  return (
    <LettersPanel title={confirm.title} lead={confirm.lead} home={home}>
      <form className="panel__ways" method="post" action={letterPaths.confirm(token)}>
        <Button kind="ink" type="submit">
          {confirm.button}
        </Button>
      </form>
    </LettersPanel>
  );
}
