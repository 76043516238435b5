import type { Feature } from "#platform/http/feature.ts";
import { formCopy } from "./words/lead-form.ts";

export const leads = {
  hasServer: true,
  desk: {
    "desk/people": "desk/leads.tsx",
    "desk/people/:id": "desk/lead.tsx",
    "desk/people/:id/download": "desk/lead-download.ts",
    "desk/mails/:id": "desk/mail.tsx",
    "desk/people.csv": "desk/leads-csv.ts",
    "desk/set-aside": "desk/spam.tsx",
  },
  endpoints: {
    "widget/form/:formId": "pages/widget/form.tsx",
  },
  texts: [{ name: "Forms", under: "shared", copy: formCopy }],
} satisfies Feature;
