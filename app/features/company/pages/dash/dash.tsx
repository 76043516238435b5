import { data } from "react-router";
import { metaOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { privatePageHeaders } from "#platform/http/private-page-headers.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { Closing } from "#platform/sections/closing.tsx";
import { Panels } from "#platform/sections/panels.tsx";
import { ButtonLink } from "#platform/ui/button.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { type DashCopy, dashCopy } from "../../words/dash.ts";
import type { Route } from "./+types/dash";
import { Night } from "./night.tsx";
import "#platform/ui/frame.css";
import "#platform/ui/fields.css";
import "./labels.css";
import "./manners.css";
import "./opening.css";

export const handle = {
  uncacheableParams: ["ask", "conversation", "person", "handed-over"],
  limit: { burst: 20, perSecond: 0.05 },
  maxBodyBytes: 64 * 1024,
};

const askFiles = import.meta.glob<() => null>("../../../*/pages/on-dash.tsx", { eager: true, import: "OnDash" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await servicesOf(context).show("dash", request);
  return data(shown, new URL(request.url).search ? { headers: privatePageHeaders } : {});
}

export const action = ({ request, context }: Route.ActionArgs) =>
  servicesOf(context).receive("dash", { request, network: networkOf(context) });

/** With a query, the page shows what a visitor wrote. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = metaOf(dashCopy);

export default function DashPage({ loaderData, actionData }: Route.ComponentProps) {
  const copy = dashCopy(useFacts());
  return (
    <>
      <Opening {...copy.hero} />
      <Panels files={askFiles} shown={loaderData} answered={actionData} />
      <Night {...copy.night} caption={copy.hero.caption} />
      <Manners {...copy.manners} />
      <Labels {...copy.pricing} />
      <Closing {...copy.closing} href={paths.bookConsultation()} scene="filaments-bottle" />
    </>
  );
}

function Manners({ title, intro, items }: DashCopy["manners"]) {
  return (
    <section className="manners section surface-ox grid" aria-labelledby="manners">
      <h2 id="manners">{title}</h2>
      <p className="note">{intro}</p>
      <ul>
        {items.map(({ title: rule, text }) => (
          <li key={rule}>
            <h3>{rule}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Opening({ title, titleSecondLine, lead, action, secondAction }: DashCopy["hero"]) {
  return (
    <section className="dash-open surface-bottle grid">
      <Picture className="bg" of="filaments-bottle" alt="" sizes="100vw" priority />
      <div className="dash-open__say">
        <h1>
          {title} <em>{titleSecondLine}</em>
        </h1>
        <p className="lead">{lead}</p>
        <p className="pair">
          <ButtonLink href={paths.bookConsultation()}>{action}</ButtonLink>
          <ButtonLink kind="line" href="#price">
            {secondAction}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Labels({ title, cards, note }: DashCopy["pricing"]) {
  return (
    <section className="tags2 surface-bone grid" id="price" aria-labelledby="price-title">
      <h2 id="price-title">{title}</h2>
      {cards.map(({ id, title: name, price, unit, text, action }, index) => (
        <div key={id} className="tag frame surface-paper">
          <h3>{name}</h3>
          <p className="tag__n">
            {price} <span>{unit}</span>
          </p>
          <p className="quiet">{text}</p>
          <ButtonLink kind={index === 0 ? "ink" : "line"} href={paths.bookConsultation()}>
            {action}
          </ButtonLink>
        </div>
      ))}
      <p className="tags2__note">{note}</p>
    </section>
  );
}
