import { WholeWords } from "./whole-words.tsx";

type Props = { rows: readonly { name: string; price: string }[]; className?: string };

export function PriceTable({ rows, className }: Props) {
  return (
    <dl className={className ? `prices ${className}` : "prices"}>
      {rows.map(({ name, price }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <WholeWords>{price}</WholeWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}
