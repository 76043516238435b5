import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "className"> & { id: string; children: string };

/** A box to tick and its sentence in one line. */
export const TickField = ({ id, children, ...input }: Props) => (
  <div className="field field--tick">
    <label htmlFor={id}>
      <input id={id} type="checkbox" {...input} />
      {children}
    </label>
  </div>
);
