/** For whoever writes the article: its marks were read as meant, but other readers of markdown may not do so. */
export function warnOfLooseMarks() {
  const article = document.querySelector<HTMLElement>("[data-loose-marks]");
  if (article)
    console.warn(`Markdown headings or list markers without a following space: ${article.dataset.looseMarks}`);
}
