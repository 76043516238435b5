import { deskCopy } from "./words/desk.ts";

/** Hides details that only the server's administrator needs in a disclosure. */
export const Technical = ({ text }: { text: string }) => (
  <details className="technical">
    <summary>{deskCopy.technical}</summary>
    <code>{text}</code>
  </details>
);
