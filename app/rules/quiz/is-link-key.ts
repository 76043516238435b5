const shape = /^[\w-]{21}$/;

export const isLinkKey = (value: unknown): value is string => typeof value === "string" && shape.test(value);
