export type Fields = Partial<Record<string, string>>;

/** Several times the fields of our longest form. */
const maxFields = 300;
/** RFC 2046, 5.1.1: at most 70 characters. */
const boundary = /\bboundary="?([^";\s]{1,70})/i;

/** The posted text fields; none if the body is no form or has too many fields. */
export async function readFields(request: Request): Promise<Fields> {
  const type = request.headers.get("Content-Type") ?? "";
  const body = Buffer.from(await request.arrayBuffer());
  const between = boundary.exec(type)?.[1];
  if (countOf(body, between ? `--${between}` : "&") > maxFields) return {};
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === "string")) as Fields;
  } catch {
    return {};
  }
}

function countOf(body: Buffer, mark: string): number {
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) count++;
  return count;
}
