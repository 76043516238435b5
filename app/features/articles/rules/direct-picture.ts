import type { PostSummary } from "#facts/post.ts";

/**
 * The addresses from which a browser may show a picture: data stored with its post, our own copy, the hosted feed that
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
