import { type ReactNode, useState } from "react";

type Props = {
  src: string;
  priority?: boolean;
  /** Shown if the picture fails to load. */
  instead: ReactNode;
};

/** A picture that the browser loads from the post's own source. */
export function DirectPicture({ src, priority, instead }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return instead;
  return (
    <span className="picture">
      <img
        src={src}
        alt=""
        loading={priority ? undefined : "lazy"}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    </span>
  );
}
