import { deliveriesCopy } from "#features/desk/words/sent-messages.ts";

/** Hides details that only the server's administrator needs in a disclosure. */
export const Technical = ({ text }: { text: string }) => (
  <details className="technical">
    <summary>{deliveriesCopy.technical}</summary>
    <code>{text}</code>
  </details>
);
