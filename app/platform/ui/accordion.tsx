import type { ReactNode } from "react";

type Props = {
  items: readonly { title: string; body: ReactNode }[];
  /** Items with the same name close each other. */
  name?: string;
};

export function Accordion({ items, name }: Props) {
  return (
    <div className="accordion">
      {items.map(({ title, body }) => (
        <details key={title} name={name}>
          <summary>{title}</summary>
          <div className="accordion__body">{body}</div>
        </details>
      ))}
    </div>
  );
}
