import type { ReactNode } from "react";

type Props = { items: readonly { title: string; text?: ReactNode }[]; className?: string };

/** Things in an order, as a book lists its chapters. */
export function RuledList({ items, className }: Props) {
  return (
    <ol className={className ? `toc ${className}` : "toc"}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
