type Props = { small?: boolean };

/** The seal, in the metal of its surface; the small drawing is for sizes under 64 px. */
export function Seal({ small }: Props) {
  return <span className={small ? "seal seal--small" : "seal"} aria-hidden="true" />;
}
