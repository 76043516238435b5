import type { ReactNode } from "react";

type Props = { items: readonly { title: string; text?: ReactNode }[]; className?: string };

/** An ordered list, like a book's contents. */
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
