/** An action that opens a path of the site, as the guides carry it. */
const pathAction = /^(\d+) 0 obj\n<<\n\/S \/URI\n\/URI \((\/[^)\n]*)\)\n>>\nendobj$/gm;
const fileEnd = /^trailer\n<<\n([\s\S]*?)\n>>\nstartxref\n(\d+)\n%%EOF\s*$/;

/**
 * Gives a guide's links the site's origin, which only the running site knows. The file is made with paths, which work
 * where a browser shows it from the site; a saved copy needs the whole address. Nothing in the file is moved: the new
 * links are appended with a table of their own, as PDF's incremental updates are.
 */
export function linkToSite(pdf: Buffer, origin: string): Buffer {
  const text = pdf.toString("latin1");
  const [, trailer, tableStart] = fileEnd.exec(text.slice(Math.max(0, text.lastIndexOf("trailer\n")))) ?? [];
  if (!trailer) return pdf;
  let added = "\n";
  let table = "xref\n";
  for (const [, number, path] of text.matchAll(pathAction)) {
    table += `${number} 1\n${String(pdf.length + added.length).padStart(10, "0")} 00000 n \n`;
    added += `${number} 0 obj\n<<\n/S /URI\n/URI (${origin}${path})\n>>\nendobj\n`;
  }
  const end = `trailer\n<<\n${trailer}\n/Prev ${tableStart}\n>>\nstartxref\n${pdf.length + added.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(added + table + end, "latin1")]);
}
