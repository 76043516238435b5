/** Replaces words in braces by values. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    String((Object.hasOwn(values, name) ? values[name] : undefined) ?? braces),
  );
