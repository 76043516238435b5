/** Tells the author that some markdown marks were ambiguous; other readers of markdown may show them differently. */
export function warnOfLooseMarks() {
  const warning = document.querySelector<HTMLElement>("[data-loose-marks]")?.dataset.looseMarks;
  if (warning) console.warn(warning);
}
