type Props = { value: number; max: number; label: string };

/** The native element: its length needs no style attribute. */
export function Progress({ value, max, label }: Props) {
  return <progress className="progress" value={value} max={max} aria-label={label} />;
}
