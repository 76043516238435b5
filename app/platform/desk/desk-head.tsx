import type { ReactNode } from "react";
import { GoLink } from "#platform/ui/go-link.tsx";

type Props = {
  title: ReactNode;
  /** The class of the title. */
  look?: "h2" | "desk__name";
  lead?: ReactNode;
  /** The page above, and what the link to it says. */
  back?: string;
  backWords?: ReactNode;
  children?: ReactNode;
};

export const DeskHead = ({ title, look, lead, back, backWords, children }: Props) => (
  <header className="desk__head">
    {back && (
      <GoLink href={back} back>
        {backWords}
      </GoLink>
    )}
    <h1 className={look}>{title}</h1>
    {lead !== undefined && <p>{lead}</p>}
    {children}
  </header>
);
