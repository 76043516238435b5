import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import type { Route } from "./+types/checklist-action";

/** Shows or hides the checklist, confirms a step or sends the test lead; then redirects to Today. */
export async function action({ request, context }: Route.ActionArgs) {
  const { checklist } = servicesOf(context);
  const { say } = await readFields(request);
  if (say === "show") await checklist.show();
  if (say === "hide") await checklist.say("checklist hidden");
  if (say === "key" || say === "hours" || say === "prices") await checklist.say(say);
  if (say === "arrived") await checklist.say("test lead");
  if (say === "test") await checklist.sendTestLead();
  return redirect(deskPaths.today(say === "test" ? "testLead" : undefined), 303);
}

export const loader = () => redirect(deskPaths.today(), 303);
