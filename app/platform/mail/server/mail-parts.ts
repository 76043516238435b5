import type { Accent } from "#facts/look.ts";
import { paths } from "#facts/paths.ts";
import { wordsLocale } from "#platform/intl/place.ts";
import type { Xml } from "#platform/text/escape-xml.ts";
import { xml } from "#platform/text/escape-xml.ts";

export const serif = "Georgia,'Times New Roman',serif";
export const sans = "'Gill Sans','Gill Sans MT','Trebuchet MS',Arial,sans-serif";

/** Colours for mail programs in dark mode. */
const sheet = {
  xml: `:root{color-scheme:light dark}body{margin:0!important;padding:0!important}table{border-collapse:collapse}@media (max-width:619px){.w{width:100%!important}}@media (max-width:519px){.px{padding-left:24px!important;padding-right:24px!important}.st{display:block!important;width:100%!important;padding-left:0!important}.cv{margin-bottom:28px!important}.h{font-size:34px!important;line-height:38px!important}.bt{width:100%!important}.bt a{display:block!important}}@media (prefers-color-scheme:dark){.bg{background-color:#190d15!important}.pa{background-color:#21131d!important}.ti{color:#ede5d8!important}.tq{color:#cdc2b6!important}.tm{color:#d2ae74!important}.hr{border-color:#5a4a3c!important}.bk{background-color:#d2ae74!important}.bk a{color:#190d15!important}.cv{border:1px solid #5a4a3c!important}}[data-ogsc] .ti{color:#ede5d8!important}[data-ogsc] .tq{color:#cdc2b6!important}[data-ogsb] .pa{background-color:#21131d!important}`,
};

type Letter = {
  title: string;
  /** Left out if a picture at the head shows it. */
  brand?: string;
  /** Any address of the site, to show its mark from. */
  site?: string | undefined;
  rows: readonly Xml[];
  /** Replaces the default accent colour. */
  accent?: Accent | undefined;
  /** The owner's mails are in the language of the desk. */
  lang?: string;
};

/** The letter paper around table rows; mail programs need inline styles and tables. */
export function letterPaper({ title, brand, site, rows, accent, lang = wordsLocale }: Letter): string {
  const head = brand ? letterHead(brand, site) : null;
  const page = xml`<html lang="${lang}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no"><title>${title}</title><style>${sheet}</style></head>
<body class="bg" bgcolor="#e9e1d5" style="margin:0;padding:0;background-color:#e9e1d5">
<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0" class="bg" bgcolor="#e9e1d5"><tr><td align="center">
<table role="presentation" class="w pa" width="600" border="0" cellpadding="0" cellspacing="0" bgcolor="#f3efe8" style="width:600px;background-color:#f3efe8">
${head}
${rows}
</table></td></tr></table></body></html>`;
  const html = `<!doctype html>${page.xml}`;
  return accent ? html.replaceAll("#d2ae74", accent.onDark).replaceAll("#77522a", accent.onPaper) : html;
}

const letterHead = (brand: string, site: string | undefined): Xml =>
  xml`<tr><td bgcolor="#190d15" class="px" style="background-color:#190d15;padding:22px 48px;font-family:${serif};font-size:24px;line-height:40px;color:#ede5d8">${site ? mark(site) : null}${wordmark(brand)}</td></tr>`;

const mark = (site: string): Xml =>
  xml`<img src="${new URL(paths.touchIcon(), site).href}" width="40" height="40" alt="" style="vertical-align:middle;border:0;margin-right:12px">`;

const wordmark = (brand: string): Xml => {
  const [first = "", ...rest] = brand.split("&");
  return rest.reduce((all, part) => xml`${all}<i style="color:#d2ae74">&amp;</i>${part}`, xml`${first}`);
};

export const row = (padding: string, inner: Xml): Xml =>
  xml`<tr><td class="px" style="padding:${padding}">${inner}</td></tr>`;

export const paragraph = (inner: string | Xml, top = 18): Xml =>
  xml`<p class="ti" style="margin:${top}px 0 0;font-family:${sans};font-size:18px;line-height:29px;word-break:break-word;color:#190d15">${inner}</p>`;

export const link = (href: string, words: string | Xml): Xml =>
  xml`<a class="ti" href="${href}" style="color:#190d15">${words}</a>`;

/** "Dear Ada," */
export const greeting = (words: string): Xml =>
  xml`<p class="tq" style="margin:0 0 18px;font-family:${serif};font-style:italic;font-size:19px;line-height:26px;color:#574a47">${words}</p>`;

export const heading = (words: string): Xml =>
  xml`<h1 class="ti h" style="margin:0;font-family:${serif};font-weight:400;font-size:44px;line-height:47px;letter-spacing:-1px;word-break:break-word;color:#190d15">${words}</h1>`;

export const button = (href: string, words: string): Xml =>
  xml`<table role="presentation" class="bt" border="0" cellpadding="0" cellspacing="0"><tr><td class="bk" bgcolor="#190d15" style="background-color:#190d15"><a href="${href}" style="display:inline-block;padding:17px 28px 18px;font-family:${sans};font-size:18px;line-height:22px;font-weight:bold;color:#ede5d8;text-decoration:none">${words}</a></td></tr></table>`;

/** The button's address as text, for programs where it does not work. */
export const fallback = (words: string, href: string): Xml =>
  quiet(
    xml`${words} ${link(href, href.replace(/^https?:\/\//, ""))}`,
    "margin:16px 0 0;font-size:16px;line-height:24px",
  );

/** Text of several lines as it was written. */
export const breakLines = (text: string): Xml => {
  const [first = "", ...rest] = text.split("\n");
  return rest.reduce((lines, line) => xml`${lines}<br>${line}`, xml`${first}`);
};

/** Secondary text; `style` gives position and size. */
export const quiet = (inner: string | Xml, style: string): Xml =>
  xml`<p class="tq hr" style="font-family:${sans};color:#574a47;word-break:break-word;${style}">${inner}</p>`;

/** Numbered lines between rules. */
export function numbered(items: readonly (string | Xml)[]): Xml {
  const cell = "border-top:1px solid #c9b694;padding:11px 0 12px;line-height:25px;";
  const rows = items.map(
    (item, index) =>
      xml`<tr><td class="hr tm" width="30" valign="top" style="width:30px;${cell}font-family:${serif};font-style:italic;font-size:19px;color:#77522a">${index + 1}</td><td class="hr ti" style="${cell}font-family:${sans};font-size:17px;color:#190d15">${item}</td></tr>`,
  );
  return xml`<table role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0">${rows}</table>`;
}

type Closing = { regards: string; why: string; business: string };

/** Regards, and why the mail was sent. */
export const closing = ({ regards, why, business }: Closing, brand: string): Xml[] => [
  row("32px 48px 56px", paragraph(xml`${regards}<br><i style="font-family:${serif}">${brand}</i>`, 0)),
  row(
    "24px 48px 40px",
    quiet(
      xml`${why}<br>${business}`,
      "margin:0;border-top:1px solid #c9b694;padding-top:24px;font-size:15px;line-height:23px",
    ),
  ),
];
