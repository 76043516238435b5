import { deliveriesCopy } from "#app/copy/desk/outbox.ts";

/** What only whoever runs the server needs, behind a disclosure. */
export const Technical = ({ text }: { text: string }) => (
  <details className="technical">
    <summary>{deliveriesCopy.technical}</summary>
    <code>{text}</code>
  </details>
);
