type Props = { value: number; max: number; label: string };

/** How far one has come. The browser's own element: its length needs no style attribute. */
export function Progress({ value, max, label }: Props) {
  return <progress className="progress" value={value} max={max} aria-label={label} />;
}
