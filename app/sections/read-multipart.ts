export type FormPart = { name: string; isFile: boolean; bytes: Buffer };

const maxHeadBytes = 4096;
const end = "--";
const lineEnd = "\r\n";
const headEnd = "\r\n\r\n";

/**
 * The parts of a posted form (RFC 7578), as views of its body: the platform's parser copies each file several times,
 * which blocks the event loop. Undefined if it is none, or has more than `maxParts`.
 */
export function readMultipart(body: Buffer, boundary: string, maxParts: number): FormPart[] | undefined {
  const parts: FormPart[] = [];
  let at = body.indexOf(end + boundary);
  while (at !== -1) {
    const start = at + end.length + boundary.length;
    if (body.toString("latin1", start, start + 2) === end) return parts;
    const part = parts.length < maxParts ? readPart(body, start, boundary) : undefined;
    if (!part) return undefined;
    parts.push(part);
    at = part.endsAt + lineEnd.length;
  }
  return undefined;
}

function readPart(body: Buffer, start: number, boundary: string): (FormPart & { endsAt: number }) | undefined {
  const head = body.toString("utf8", start, start + maxHeadBytes).split(headEnd, 1)[0] ?? "";
  const from = start + Buffer.byteLength(head) + headEnd.length;
  const endsAt = body.indexOf(lineEnd + end + boundary, from);
  const name = /\bname="([^"]*)"/i.exec(head)?.[1];
  if (!head.startsWith(lineEnd) || name === undefined || endsAt === -1) return undefined;
  return { name: unescaped(name), isFile: /\bfilename[*=]/i.test(head), bytes: body.subarray(from, endsAt), endsAt };
}

/** Browsers escape characters that would end the name. */
const unescaped = (name: string) => name.replace(/%(?:22|0d|0a)/gi, decodeURIComponent);
