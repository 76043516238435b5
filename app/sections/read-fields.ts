export type Fields = Partial<Record<string, string>>;

/** The posted fields that are text; of a body that is no form, none. */
export async function readFields(request: Request): Promise<Fields> {
  try {
    const fields = [...(await request.formData())].filter(([, value]) => typeof value === "string");
    return Object.fromEntries(fields) as Fields;
  } catch {
    return {};
  }
}
