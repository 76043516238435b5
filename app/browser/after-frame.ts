export const afterFrame = (act: () => void) => {
  requestAnimationFrame(() => setTimeout(act));
};
