export const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
