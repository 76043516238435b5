/** Whether letters are welcome: a box on the forms of other features. */
export { TickField as OnForms } from "#platform/ui/tick-field.tsx";
