import { Fragment } from "react";

/** The brand as a wordmark; an ampersand in it is italic. */
export function BrandName({ name }: { name: string }) {
  const parts = name.split("&");
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    <Fragment key={index}>
      {index > 0 && <i>&amp;</i>}
      {part}
    </Fragment>
  ));
}
