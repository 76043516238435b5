/** Whether a visitor has entered something into a form. */
export const isDirty = (form: HTMLFormElement | null): boolean => [...(form?.elements ?? [])].some(isChanged);

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    return field.checked !== field.defaultChecked || (field.type !== "hidden" && field.value !== field.defaultValue);
  }
  return field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;
}
