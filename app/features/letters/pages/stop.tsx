import { data } from "react-router";
import { businessPlace } from "#facts/business-place.ts";
import { pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { fill } from "#platform/text/fill.ts";
import { longBusinessDay } from "#platform/time/business-time.ts";
import { Button } from "#platform/ui/button.tsx";
import { letterPaths } from "../letter-paths.ts";
import { lettersPageCopy } from "../words/pages.ts";
import type { Route } from "./+types/stop";
import { LettersPanel } from "./letters-panel.tsx";

/** Mail services post for many of their users from one network, and a program's own page may post, too. */
export const handle = {
  maxBodyBytes: 4096,
  limit: { burst: 2000, perSecond: 50 },
  personal: true,
  allowsForeignPosts: true,
} as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await servicesOf(context).letters.stateOf(params.key);
  return data(
    { key: params.key, isOn: state === "confirmed" || state === "unconfirmed" },
    { headers: privatePageHeaders },
  );
}

/** Stops or pauses letters. Mail programs post `List-Unsubscribe=One-Click` (RFC 8058). Unknown keys change nothing. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const fields = await readFields(request);
  if (fields.letters === "pause") {
    const untilMs = await services.letters.pause(params.key);
    if (untilMs) {
      const day = longBusinessDay(untilMs, businessPlace(services.facts()));
      return data({ day }, { headers: privatePageHeaders });
    }
  }
  if (fields.letters === "stop" || fields["List-Unsubscribe"] === "One-Click")
    await services.letters.stop(params.key, fields.letters === "stop" ? "link" : "one-click");
  return data({ day: "" }, { headers: privatePageHeaders });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { title: lettersPageCopy(pageContext.facts).stop.title, isHidden: true });
};

export default function StopPage({ loaderData: { key, isOn }, actionData }: Route.ComponentProps) {
  const { stop, stopped, paused, home } = lettersPageCopy(useFacts());
  if (actionData?.day)
    return <LettersPanel title={fill(paused.title, { day: actionData.day })} lead={paused.lead} home={home} />;
  if (!isOn) return <LettersPanel {...stopped} home={home} />;
  return (
    <LettersPanel title={stop.title} lead={stop.lead} home={home}>
      <form className="pair panel__ways" method="post" action={letterPaths.stop(key)}>
        <Button kind="ink" type="submit" name="letters" value="stop">
          {stop.button}
        </Button>
        <Button kind="line" type="submit" name="letters" value="pause">
          {stop.pause}
        </Button>
      </form>
    </LettersPanel>
  );
}
