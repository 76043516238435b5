import { data, redirect } from "react-router";
import { mailLinks } from "#features/leads/pages/lead-form/mail-links.ts";
import { checkLead } from "#features/leads/rules/check-lead.ts";
import { readAttribution } from "#features/leads/rules/read-attribution.ts";
import { readFields } from "#platform/http/read-fields.ts";
import type { Posted, Services } from "#platform/http/services.ts";
import { handedOverAddress } from "../rules/ask-addresses.ts";
import { readConversation } from "../rules/conversation.ts";

/** Accepts a conversation that the visitor has read and sent, as an entry of a form. */
export async function receiveHandOver(services: Services, { request, network }: Posted) {
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
    network,
  });
  if (conversation) await services.dash.giveConversation(conversation, checked.lead.email);
  return redirect(handedOverAddress(), 303);
}
