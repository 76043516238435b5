import type { ReactNode } from "react";
import { leadsCopy } from "#app/copy/desk/leads.ts";
import { Flash } from "#app/desk/frame/flash.tsx";
import { UndoFlash } from "#app/desk/frame/undo-flash.tsx";
import type { ShownFlash } from "./read-lead-flash.ts";

/** Reports the last action on a person's file, and undoes a change of status, note or next step. */
export function LeadFlash({ flash: { key, was }, action }: { flash: ShownFlash; action: string }) {
  const words = leadsCopy.flash[key];
  const undo = (intent: string, fields?: ReactNode) => (
    <UndoFlash words={words} action={action} undo={{ name: "intent", value: intent, words: leadsCopy.undo }}>
      {fields}
    </UndoFlash>
  );
  if (key === "saved" && was) return undo("change-status", <input type="hidden" name="status" value={was} />);
  if (key === "changed" && was) return undo("take-back-note", <input type="hidden" name="id" value={was} />);
  if (key === "done") return undo("reopen-step");
  if (key === "removed" && was) {
    const [day = ""] = was.split(" ", 1);
    return undo(
      "plan-step",
      <>
        <input type="hidden" name="day" value={day} />
        <input type="hidden" name="step" value={was.slice(day.length + 1)} />
      </>,
    );
  }
  return <Flash words={words} />;
}
