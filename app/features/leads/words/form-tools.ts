import type { FormName } from "#facts/forms.ts";

/**
 * A form as a tool that a browser's assistant may fill in (WebMCP's declarative attributes, a W3C community draft of
 * September 2026). Never `toolautosubmit`: a person looks it over and sends it.
 */
export const leadFormTool = (form: FormName, name: string) => ({
  toolname: form === "consultation" ? "ask_for_a_consultation" : `ask_for_the_${form}_guide`,
  tooldescription: `Fills in the form “${name}”. A person looks it over and sends it.`,
});

export const bookingTool = {
  toolname: "book_a_consultation",
  tooldescription:
    "Fills in who comes to the consultation at the time that is chosen. A person looks it over and books.",
};

/** Without JavaScript, the times are in the same form. */
export const plainBookingTool = {
  toolname: bookingTool.toolname,
  tooldescription: "Fills in a time and who comes to the consultation. A person looks it over and books.",
};

export const quizTool = {
  toolname: "answer_the_quiz",
  tooldescription: "Fills in the answers of the quiz. A person looks them over and sends them.",
};

export const askTool = {
  toolname: "ask_dash",
  tooldescription: "Fills in a question about this site. A person looks it over and sends it.",
};

/** The field that only robots fill in: an entry with it counts as spam. */
export const trapTool = { toolparamdescription: "Leave this out. It marks spam." };
