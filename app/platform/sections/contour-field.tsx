import "./opening.css";

type Props = {
  of: "dark" | "ox";
  /** Below the first view: loads when it comes near. */
  late?: boolean;
};

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
