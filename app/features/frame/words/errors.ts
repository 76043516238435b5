import { editable } from "#facts/editable.ts";

export const notFoundCopy = editable("not-found", () => ({
  meta: { title: "Page Not Found" },
  title: "Oops! Page not found",
  lead: "The path you followed ends here. It happens to old links, and on estates.",
  home: "Back to home",
  elsewhere: "Elsewhere",
  here: "You are here",
}));

export const errorCopy = editable("error", () => ({
  title: "Unexpected Application Error!",
  slip: "Erratum",
  reassurance: "Nothing that you wrote has been sent twice. Try the page once more. If it fails again, write to",
  reassuranceEnd: "and tell us what you were doing.",
  again: "Try the page again",
  home: "Back to home",
}));
