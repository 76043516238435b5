import "./opening.css";

type Props = {
  of: "dark" | "ox";
  /** Below the first view it waits until it comes near. */
  late?: boolean;
};

/** The hillside of drawn lines behind an opening's words. */
export function ContourField({ of: drawing, late }: Props) {
  return (
    <img
      className="opening__field"
      src={`/marks/field-${drawing}.svg`}
      alt=""
      width="1600"
      height="760"
      loading={late ? "lazy" : undefined}
    />
  );
}
