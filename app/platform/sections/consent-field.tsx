import type { TickField } from "../ui/tick-field.tsx";

const files = import.meta.glob<typeof TickField>("../../features/*/pages/on-forms.tsx", {
  eager: true,
  import: "OnForms",
});
const boxes = Object.entries(files);

type Props = Parameters<typeof TickField>[0];

/** A form's box for consent, if there is a feature that asks for it. */
export const ConsentField = (props: Props) => boxes.map(([file, Box]) => <Box key={file} {...props} />);
