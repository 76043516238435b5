import type { ComponentProps, ReactNode } from "react";
import { Button } from "#platform/ui/button.tsx";

type Props = Omit<ComponentProps<"form">, "method" | "encType"> & {
  /** With a file, or without one. */
  hasFiles?: boolean;
  /** Of the whole form; a field has its own. */
  problem?: ReactNode;
  /** The words of the button, its look, and the act that it stands for. */
  button: ReactNode;
  look?: "line";
  small?: boolean;
  act?: string;
};

/** A form that saves: its problem, its fields and its button. */
export const DeskForm = ({ hasFiles, problem, button, look, small, act, children, ...form }: Props) => (
  <form method="post" encType={hasFiles ? "multipart/form-data" : undefined} {...form}>
    {problem && (
      <p className="field__wrong" role="alert">
        {problem}
      </p>
    )}
    {children}
    <Button kind={look ?? "ink"} small={small} bare type="submit" name={act && "act"} value={act}>
      {button}
    </Button>
  </form>
);
