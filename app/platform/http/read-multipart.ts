export type FormPart = { name: string; isFile: boolean; bytes: Buffer };

const maxHeadBytes = 4096;
const letOthersRun = () => new Promise((resolve) => setImmediate(resolve));

const maxSearchedBytes = 1024 * 1024;
const end = "--";
const lineEnd = "\r\n";
const headEnd = "\r\n\r\n";

/**
 * The parts of a posted form (RFC 7578), as views of its body: the platform's parser copies each file several times,
 * which blocks the event loop. Undefined if it is none, or has more than `maxParts`.
 */
export async function readMultipart(body: Buffer, boundary: string, maxParts: number): Promise<FormPart[] | undefined> {
  const parts: FormPart[] = [];
  let at = await find(end + boundary, body, 0);
  while (at !== -1) {
    const start = at + end.length + boundary.length;
    if (body.toString("latin1", start, start + 2) === end) return parts;
    const part = parts.length < maxParts ? await readPart(body, start, boundary) : undefined;
    if (!part) return undefined;
    parts.push(part);
    at = part.endsAt + lineEnd.length;
  }
  return undefined;
}

/** Some boundaries are slow to search for, so other requests run in between. */
async function find(mark: string, body: Buffer, from: number): Promise<number> {
  for (let start = from; start < body.length; start += maxSearchedBytes) {
    await letOthersRun();
    const at = body.subarray(start, start + maxSearchedBytes + mark.length).indexOf(mark);
    if (at !== -1) return start + at;
  }
  return -1;
}

async function readPart(
  body: Buffer,
  start: number,
  boundary: string,
): Promise<(FormPart & { endsAt: number }) | undefined> {
  const head = body.toString("utf8", start, start + maxHeadBytes).split(headEnd, 1)[0] ?? "";
  const from = start + Buffer.byteLength(head) + headEnd.length;
  const endsAt = await find(lineEnd + end + boundary, body, from);
  const name = /\bname="([^"]*)"/i.exec(head)?.[1];
  if (!head.startsWith(lineEnd) || name === undefined || endsAt === -1) return undefined;
  return { name: unescaped(name), isFile: /\bfilename[*=]/i.test(head), bytes: body.subarray(from, endsAt), endsAt };
}

/** Browsers escape characters that would end the name. */
const unescaped = (name: string) => name.replace(/%(?:22|0d|0a)/gi, decodeURIComponent);
