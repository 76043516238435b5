/** Does it once the next frame is painted. */
export const afterFrame = (act: () => void) => {
  requestAnimationFrame(() => setTimeout(act));
};
