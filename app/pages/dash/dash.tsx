import { data } from "react-router";
import { dashCopy } from "#app/copy/pages/dash.ts";
import { askCopy } from "#app/copy/pages/dash-answers.ts";
import { paths } from "#app/paths.ts";
import { Closing } from "#app/sections/closing.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { privatePageHeaders } from "#app/sections/private-page-headers.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/dash";
import { Ask } from "./ask.tsx";
import { Labels } from "./labels.tsx";
import { loadAsk, loadHandOver } from "./load-ask.ts";
import { Manners } from "./manners.tsx";
import { Night } from "./night.tsx";
import { Opening } from "./opening.tsx";
import { receiveHandOver } from "./receive-hand-over.ts";
import "#app/ui/fields.css";

export const handle = {
  uncacheableParams: ["ask", "conversation", "person", "handed-over"],
  limit: { burst: 20, perSecond: 0.05 },
  maxBodyBytes: 64 * 1024,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const url = new URL(request.url);
  const { asking, stop, stopped, button, failed, tooOften, you, dash, write } = askCopy(services.facts());
  const shown = {
    asked: await loadAsk(url, services),
    handOver: await loadHandOver(url, services, { you, dash }),
    scriptWords: JSON.stringify({
      asking,
      stop,
      stopped,
      button,
      failed,
      tooOften,
      you,
      dash,
      write,
    }),
    isHandedOver: url.searchParams.has("handed-over"),
    processor: services.dash.processor(),
  };
  return data(shown, url.search ? { headers: privatePageHeaders } : {});
}

export const action = (posted: Route.ActionArgs) => receiveHandOver(posted);

/** With a query, the page shows what a visitor wrote. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...dashCopy(pageContext.facts).meta, path: paths.dash() });
};

export default function DashPage({ loaderData, actionData }: Route.ComponentProps) {
  const copy = dashCopy(useFacts());
  return (
    <>
      <Opening {...copy.hero} />
      <Ask {...loaderData} wrong={actionData} />
      <Night {...copy.night} caption={copy.hero.caption} />
      <Manners {...copy.manners} />
      <Labels {...copy.pricing} />
      <Closing {...copy.closing} href={paths.bookConsultation()} scene="filaments-bottle" />
    </>
  );
}
