type Props = {
  label: string;
  /** From the outermost to the page itself, which needs no address. */
  steps: readonly { name: string; href?: string }[];
};

export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {steps.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
