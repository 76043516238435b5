import { data } from "react-router";
import { leadFormCopy } from "#app/copy/pages/lead-form.ts";
import { paths } from "#app/paths.ts";
import { findForm } from "#app/rules/leads/find-form.ts";
import { type FormName, isLeadForm } from "#app/rules/leads/forms.ts";
import { formPlaces } from "#app/sections/lead-form/form-places.ts";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { formHandle, receiveLeadForm } from "#app/sections/lead-form/receive-lead-form.ts";
import { pageContextOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { networkOf, type Services, servicesOf } from "#server/services.ts";
import type { Route } from "./+types/form";
import "./widget.css";

export const handle = { ...formHandle, personal: true, framed: true } as const;

function askedForm(id: string, { activeIds }: Services): FormName {
  const { formIds } = activeIds();
  const form = findForm(id, formIds);
  if (form) return form;
  throw data(null, { status: 404, statusText: "Not Found" });
}

/** Problems of a guide's form are shown on its whole page, so that page handles it. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    const services = servicesOf(context);
    const form = askedForm(params.formId ?? "", services);
    if (request.method !== "POST" || !isLeadForm(form)) return next();
    const headers = new Headers();
    for (const name of ["Content-Type", "Sec-GPC"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const posted = { method: "POST", headers, body: await request.arrayBuffer() };
    return services.renderPage(formPlaces[form].page, posted, networkOf(context));
  },
];

export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const isSent = new URL(request.url).searchParams.has("sent");
  return { form: askedForm(params.formId, services), pageToken: services.pageTokens.make(), isSent };
}

export const action = ({ params, ...posted }: Route.ActionArgs) =>
  receiveLeadForm(askedForm(params.formId, servicesOf(posted.context)), posted);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: loaderData && leadFormCopy(loaderData.form, pageContextOf(matches).facts).name },
  { name: "robots", content: "noindex" },
];

export default function FormWidget({ loaderData, actionData, params }: Route.ComponentProps) {
  const { form, pageToken, isSent } = loaderData;
  const facts = useFacts();
  if (isSent && !isLeadForm(form)) return <Sent id={params.formId} words={leadFormCopy(form, facts).sent} />;
  return (
    <div className="widget" data-widget={params.formId}>
      <LeadForm form={form} id={params.formId} pageToken={pageToken} wrong={actionData} />
    </div>
  );
}

type SentProps = { id: string; words: ReturnType<typeof leadFormCopy>["sent"] };

function Sent({ id, words }: SentProps) {
  return (
    <div className="widget" data-widget={id} data-sent>
      <h1 className="h4">{words.title}</h1>
      <p className="quiet">{words.text}</p>
      <GoLink href={`${paths.bookConsultation()}#choose-a-time`} target="_top">
        {words.link}
      </GoLink>
    </div>
  );
}
