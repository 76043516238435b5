import type { PostSummary } from "./post.ts";

/**
 * Where a browser may show a picture from by itself: what was kept with its post, a copy of ours, or the hosted feed that
 * it reads. The content policy allows no other.
 */
export function directPicture(address: string, feedAddress: string | null): string | undefined {
  if (/^data:image\//i.test(address) || address.startsWith("/media/")) return address;
  return feedAddress && originOf(address) && originOf(address) === originOf(feedAddress) ? address : undefined;
}

export function withDirectPicture<P extends PostSummary>(post: P, feedAddress: string | null): P {
  const pictureSrc = post.picture ? undefined : directPicture(post.imageSrc, feedAddress);
  return pictureSrc ? { ...post, pictureSrc } : post;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : undefined);
