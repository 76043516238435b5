import { suggestEmail } from "#platform/mail/suggest-email.ts";
import { didYouMean } from "../words/did-you-mean.ts";

/** Asks beside the field whether a similar address was meant. The form can be sent either way. */
export function askWhatWasMeant(input: HTMLInputElement) {
  const field = input.closest(".field");
  field?.querySelector("[data-meant]")?.remove();
  const meant = suggestEmail(input.value);
  if (!field || !meant) return;
  const question = document.createElement("p");
  question.className = "field__hint";
  question.dataset.meant = "";
  question.role = "status";
  field.append(question);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "textbtn";
  button.textContent = didYouMean.yes;
  button.addEventListener("click", () => type(input, meant));
  question.append(`${didYouMean.question(meant)} `, button);
}

/** Types an address as its visitor would, so that an island notices. */
function type(input: HTMLInputElement, email: string) {
  input.focus();
  input.select();
  document.execCommand("insertText", false, email);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
