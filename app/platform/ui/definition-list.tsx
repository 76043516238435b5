import type { ReactNode } from "react";

type Props = { rows: readonly { term: string; details: ReactNode }[]; className?: string };

export function DefinitionList({ rows, className }: Props) {
  return (
    <dl className={className ? `facts ${className}` : "facts"}>
      {rows.map(({ term, details }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
