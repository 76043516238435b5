/** For whoever writes the article: its marks were read as meant, but other readers of markdown may not do so. */
export function warnOfLooseMarks() {
  const warning = document.querySelector<HTMLElement>("[data-loose-marks]")?.dataset.looseMarks;
  if (warning) console.warn(warning);
}
