import { type Xml, xml } from "#platform/text/escape-xml.ts";
import { personDocumentCopy as copy } from "../words/person-document.ts";

export type DocumentRecord = {
  head?: string;
  /** Empty ones are left out. */
  rows: readonly (readonly [label: string, value: string | Xml | undefined])[];
};

/** Records come in pages. */
type Section = { title: string; records: Iterable<DocumentRecord[]> | AsyncIterable<DocumentRecord[]> };
type Page = { title: string; made: string; lang: string; sections: Section[] };

const sheet: Xml = {
  xml: `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1.25rem;font:1.0625rem/1.5 Georgia,serif}h1{font-weight:400;line-height:1.15}h2{margin:2.5rem 0 .75rem;border-bottom:1px solid;font-weight:400}h3{margin:1.5rem 0 .25rem;font:600 1rem/1.4 system-ui,sans-serif}dl{margin:0}dl div{display:grid;grid-template-columns:13rem minmax(0,1fr);gap:0 1rem;padding:.2rem 0}dt{opacity:.75}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}pre{margin:0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}@media(width<36rem){dl div{grid-template-columns:minmax(0,1fr);padding:.35rem 0}}@media print{h3{break-after:avoid}}`,
};

/** A plain HTML page with its own style sheet: sections of records, each a list of labels and values. */
export async function* documentPage({ title, made, lang, sections }: Page): AsyncGenerator<string> {
  const head = xml`<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${sheet}</style></head>
<body><main><h1>${title}</h1><p>${made}</p>
`;
  yield `<!doctype html>${head.xml}`;
  for (const section of sections) yield* piecesOf(section);
  yield "</main></body></html>\n";
}

async function* piecesOf({ title, records }: Section): AsyncGenerator<string> {
  yield xml`<section><h2>${title}</h2>`.xml;
  let isEmpty = true;
  for await (const page of records) {
    if (page.length === 0) continue;
    isEmpty = false;
    yield xml`${page.map(record)}`.xml;
  }
  yield isEmpty ? xml`<p>${copy.none}</p></section>\n`.xml : "</section>\n";
}

const record = ({ head, rows }: DocumentRecord): Xml =>
  xml`${head ? xml`<h3>${head}</h3>` : null}<dl>${rows.filter(([, value]) => value).map(row)}</dl>`;

const row = ([label, value]: DocumentRecord["rows"][number]): Xml => xml`<div><dt>${label}</dt><dd>${value}</dd></div>`;
