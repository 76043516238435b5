export type Fields = Partial<Record<string, string>>;

/** Several times the fields of a visitor's longest form. */
const usualMaxFields = 300;
const nothing = (): PostedForm => ({ fields: {}, files: new Map() });
/** RFC 2046, 5.1.1: at most 70 characters. */
const boundary = /\bboundary="?([^";\s]{1,70})/i;

/** The posted text fields; none if the body is no form or has too many fields. */
export const readFields = async (request: Request, maxFields?: number): Promise<Fields> =>
  (await readForm(request, maxFields)).fields;

/** The posted text fields, and the files that were chosen. */
export type PostedForm = { fields: Fields; files: Map<string, File> };

export async function readForm(request: Request, maxFields = usualMaxFields): Promise<PostedForm> {
  const type = request.headers.get("Content-Type") ?? "";
  const body = Buffer.from(await request.arrayBuffer());
  const between = boundary.exec(type)?.[1];
  if (countOf(body, between ? `--${between}` : "&") > maxFields) return nothing();
  try {
    const form = [...(await new Response(body, { headers: { "Content-Type": type } }).formData())];
    const texts = form.filter(([, value]) => typeof value === "string");
    const files = form.filter((entry): entry is [string, File] => entry[1] instanceof File && entry[1].size > 0);
    return { fields: Object.fromEntries(texts) as Fields, files: new Map(files) };
  } catch {
    return nothing();
  }
}

function countOf(body: Buffer, mark: string): number {
  let count = 0;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) count++;
  return count;
}
