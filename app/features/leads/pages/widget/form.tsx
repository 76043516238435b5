import { data } from "react-router";
import { type FormName, isLeadForm } from "#facts/forms.ts";
import { pageContextOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { networkOf, type Services, servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { findForm } from "../../rules/find-form.ts";
import { leadFormCopy } from "../../words/lead-form.ts";
import { formPlaces } from "../lead-form/form-places.ts";
import { LeadForm } from "../lead-form/lead-form.tsx";
import { formHandle, receiveLeadForm } from "../lead-form/receive-lead-form.ts";
import type { Route } from "./+types/form";
import "#platform/sections/widget.css";

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
