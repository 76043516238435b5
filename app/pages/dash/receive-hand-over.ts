import { data, type RouterContextProvider, redirect } from "react-router";
import { handedOverAddress } from "#app/rules/assistant/ask-addresses.ts";
import { readConversation } from "#app/rules/assistant/conversation.ts";
import { checkLead } from "#app/rules/leads/check-lead.ts";
import { readAttribution } from "#app/rules/visits/read-attribution.ts";
import { mailLinks } from "#app/sections/lead-form/mail-links.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { networkOf, servicesOf } from "#server/services.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Accepts a conversation that the visitor has read and sent, as an entry of a form. */
export async function receiveHandOver({ request, context }: Posted) {
  const services = servicesOf(context);
  const sent = await readFields(request);
  const conversation = readConversation(`${sent.conversation ?? ""}~~~/`)?.id ?? "";
  const checked = checkLead(sent);
  if (!checked.ok) {
    const { values, problems } = checked;
    return data({ values, problems, conversation, pageToken: services.pageTokens.make() }, { status: 422 });
  }
  await services.receiveLead({
    form: "consultation",
    lead: checked.lead,
    attribution: readAttribution(""),
    trap: sent.subject ?? "",
    pageToken: sent.at,
    links: mailLinks("consultation", services),
    network: networkOf(context),
  });
  if (conversation) await services.dash.giveConversation(conversation, checked.lead.email);
  return redirect(handedOverAddress(), 303);
}
