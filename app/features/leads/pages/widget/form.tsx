import { data } from "react-router";
import { type FormName, isLeadForm } from "#facts/forms.ts";
import { pageContextOf } from "#facts/head/page-meta.ts";
import { paths } from "#facts/paths.ts";
import { useEmbeds } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import { networkOf, type Services, servicesOf } from "#platform/http/services.ts";
import { fill } from "#platform/text/fill.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { leadFormCopy } from "../../forms.ts";
import { findForm } from "../../rules/find-form.ts";
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

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const sent = searchParams.get("asked");
  const form = askedForm(params.formId, services);
  const isBookedHere = !isLeadForm(form) && services.publicSettings.embedOrigin === undefined;
  const kind = isBookedHere ? services.bookings.kinds.find(searchParams.get("kind") ?? "") : undefined;
  const next = isBookedHere && !sent ? await services.bookings.nextHours(kind?.id ?? "") : undefined;
  return {
    form,
    next,
    kind: kind?.slug,
    pageToken: services.pageTokens.make(),
    ...(sent && { askedId: sent.slice(0, 40) }),
  };
}

export const action = ({ params, ...posted }: Route.ActionArgs) =>
  receiveLeadForm(askedForm(params.formId, servicesOf(posted.context)), posted);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: loaderData && leadFormCopy(loaderData.form, pageContextOf(matches).facts).name },
  { name: "robots", content: "noindex" },
];

export default function FormWidget({ loaderData, actionData, params }: Route.ComponentProps) {
  const { form, kind, pageToken, askedId, next } = loaderData;
  const facts = useFacts();
  if (askedId && !isLeadForm(form))
    return <Sent id={params.formId} kind={kind} askedId={askedId} words={leadFormCopy(form, facts).sent} />;
  return (
    <div className="widget" data-widget={params.formId}>
      {next && <p className="quiet">{fill(leadFormCopy(form, facts).nextFree, next)}</p>}
      <LeadForm form={form} id={params.formId} kind={kind} pageToken={pageToken} wrong={actionData} />
    </div>
  );
}

type SentProps = {
  id: string;
  kind: string | undefined;
  askedId: string;
  words: ReturnType<typeof leadFormCopy>["sent"];
};

/** Tells the page around it what the calendar may know; without JavaScript, the link does. */
function Sent({ id, kind, askedId, words }: SentProps) {
  const { origin, calendarId } = useEmbeds();
  const next = origin ? paths.chooseTime() : paths.calendarWidget(kind ?? calendarId, askedId);
  return (
    <div className="widget" data-widget={id} data-sent>
      <h1 className="h4">{words.title}</h1>
      <p className="quiet">{words.text}</p>
      <GoLink href={next} target="_top">
        {words.link}
      </GoLink>
    </div>
  );
}
