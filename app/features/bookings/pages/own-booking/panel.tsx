import type { ReactNode } from "react";
import "#platform/ui/frame.css";
import "./panel.css";

export function Panel({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section className="panel surface-bone section grid">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </section>
  );
}
