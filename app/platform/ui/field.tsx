import type { ReactNode } from "react";

export type ControlAttributes = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = {
  id: string;
  label: ReactNode;
  /** The word for optional fields. */
  optional?: string;
  hint?: ReactNode;
  /** Says what to do; its presence marks the field invalid. */
  error?: ReactNode;
  className?: string;
  /** The input, select or textarea, with the attributes that tie it to its label. */
  children: (control: ControlAttributes) => ReactNode;
};

export function Field({ id, label, optional, hint, error, className, children }: Props) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className={className ? `field ${className}` : "field"}>
      <label htmlFor={id}>
        {label} {optional && <span className="field__optional">{optional}</span>}
      </label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {error && (
        <p className="field__wrong" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
