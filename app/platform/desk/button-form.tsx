import type { ComponentProps } from "react";
import { Button } from "#platform/ui/button.tsx";

type Props = ComponentProps<typeof Button> & { action?: string; formClass?: string };

/** A form of one button, which looks small and secondary unless told. */
export const ButtonForm = ({ action, formClass, ...button }: Props) => (
  <form className={formClass} method="post" action={action}>
    <Button kind="line" small bare type="submit" {...button} />
  </form>
);
