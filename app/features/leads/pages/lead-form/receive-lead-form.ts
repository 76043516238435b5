import { data, type RouterContextProvider, redirect } from "react-router";
import { type FormName, isLeadForm, type LeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { withQuery } from "#platform/http/with-query.ts";
import { checkLead, type LeadProblem, type LeadValues } from "../../rules/check-lead.ts";
import { maxAttributionCharacters, readAttribution } from "../../rules/read-attribution.ts";
import { guidePlaces } from "./form-places.ts";
import { mailLinks } from "./mail-links.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Shown with a form that was refused. */
export type WrongForm = {
  pageToken: string;
  values: LeadValues;
  problems: Partial<Record<keyof LeadValues, LeadProblem>>;
  /** Sent along again, because the page that stored it is gone by then. */
  attribution: string;
};

/** Limits how often one network posts to one page with a form. */
export const formHandle = { maxBodyBytes: 64 * 1024, limit: { burst: 60, perSecond: 0.2 } };

const maxSlugCharacters = 60;

/** Accepts a form: redirects once it is stored, or answers 422 with the problems. */
export async function receiveLeadForm(form: FormName, { request, context }: Posted) {
  const services = servicesOf(context);
  const sent = await readFields(request);
  const wantsPrivacy = request.headers.get("Sec-GPC") === "1";
  const attribution = wantsPrivacy ? "" : (sent.attribution ?? "").slice(0, maxAttributionCharacters);
  const checked = checkLead(sent);
  if (!checked.ok) {
    const { values, problems } = checked;
    return data({ values, problems, attribution, pageToken: services.pageTokens.make() } satisfies WrongForm, {
      status: 422,
    });
  }
  const { isMailHeld, id } = await services.receiveLead({
    form,
    lead: checked.lead,
    attribution: readAttribution(attribution),
    trap: sent.subject ?? "",
    pageToken: sent.at,
    links: mailLinks(form, services),
    network: networkOf(context),
    awaitsBooking: !isLeadForm(form) && services.publicSettings.embedOrigin === undefined,
  });
  const kind = new URL(request.url).searchParams.get("kind")?.slice(0, maxSlugCharacters);
  if (!isLeadForm(form)) return redirect(paths.formWidgetSent(form, id, kind), 303);
  const mail = isMailHeld && services.publicSettings.isMailSet ? "held" : undefined;
  return redirect(withQuery(guidePlaces[form].thanks, { mail }), 303);
}

export const receiveGuideForm = (form: LeadForm) => (posted: Posted) => receiveLeadForm(form, posted);
