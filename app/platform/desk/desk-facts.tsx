import type { ReactNode } from "react";

/** Details of one thing, term by term; empty ones are left out. */
export const DeskFacts = ({ rows }: { rows: readonly (readonly [term: string, details: ReactNode])[] }) => (
  <dl className="desk__facts">
    {rows
      .filter(([, details]) => details)
      .map(([term, details]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
  </dl>
);
