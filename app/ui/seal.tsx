type Props = { small?: boolean };

/** The business's seal, in the metal of its ground; the small drawing is for sizes under 64 px. */
export function Seal({ small }: Props) {
  return <span className={small ? "seal seal--small" : "seal"} aria-hidden="true" />;
}
