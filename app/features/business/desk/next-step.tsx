import { GoLink } from "#platform/ui/go-link.tsx";
import type { ChecklistStep } from "../rules/checklist.ts";
import { checklistCopy } from "../words/checklist.ts";
import { stepHref } from "./step-hrefs.ts";

type Props = {
  step: ChecklistStep | undefined;
  /** A further page of the same step, which comes first. */
  before?: { href: string; title: string } | undefined;
};

/** Links to the next step of the checklist, until the site is live. */
export function NextStep({ step, before }: Props) {
  if (!step) return null;
  const { href, title } = before ?? { href: stepHref(step), title: checklistCopy.steps[step].title };
  return (
    <p>
      <GoLink href={href}>{checklistCopy.next(title)}</GoLink>
    </p>
  );
}
