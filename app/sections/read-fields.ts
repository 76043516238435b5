/** The posted fields that are text; of a body that is no form, none. */
export async function readFields(request: Request): Promise<Partial<Record<string, string>>> {
  try {
    const fields = [...(await request.formData())].filter(([, value]) => typeof value === "string");
    return Object.fromEntries(fields) as Record<string, string>;
  } catch {
    return {};
  }
}
