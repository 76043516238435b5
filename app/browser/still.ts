/** Whether the visitor has asked for stillness. */
export const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
