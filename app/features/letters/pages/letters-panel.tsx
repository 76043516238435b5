import type { ReactNode } from "react";
import { paths } from "#facts/paths.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import "#platform/ui/frame.css";
import "#features/bookings/pages/own-booking/panel.css";

type Props = { title: string; lead: string; home: string; children?: ReactNode };

/** The panel behind a link of a letter, with one or two buttons. */
export const LettersPanel = ({ title, lead, home, children }: Props) => (
  <section className="panel surface-bone section grid">
    <h1>{title}</h1>
    <p className="lead">{lead}</p>
    {children ?? (
      <p className="panel__ways">
        <GoLink href={paths.home()}>{home}</GoLink>
      </p>
    )}
  </section>
);
