/** A link action with a path, as in the guides. */
const pathAction = /^(\d+) 0 obj\n<<\n\/S \/URI\n\/URI \((\/[^)\n]*)\)\n>>\nendobj$/gm;
const fileEnd = /^trailer\n<<\n([\s\S]*?)\n>>\nstartxref\n(\d+)\n%%EOF\s*$/;

/**
 * Makes a guide's links absolute, with the running site's origin. The file has paths, which work in a browser on the
 * site; a saved copy needs whole addresses. Nothing in the file moves: the new links are appended as a PDF incremental
 * update.
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
