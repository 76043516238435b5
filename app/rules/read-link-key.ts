const shape = /^[\w-]{21}$/;

export const isLinkKey = (value: unknown): value is string => typeof value === "string" && shape.test(value);

/** The key of a kept result, out of what a hook of ours answered; nothing where there is none. */
export function readLinkKey(answer: string): string | undefined {
  try {
    const { linkKey } = JSON.parse(answer);
    return isLinkKey(linkKey) ? linkKey : undefined;
  } catch {
    return undefined;
  }
}
