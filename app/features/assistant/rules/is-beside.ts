const strongPrice =
  /\b(?:costs?|prices?|priced|pricing|fees?|expensive|investment|rate)\b|\bdo you charge\b|(?<!\bhow )\bdo (?:i|we) (?:(?:have|need) to )?pay\b/;
const weakPrice = /\b(?:pay|run|charges?|setup|upfront|monthly)\b/;
const helpers = /\b(?:how|can|could|will|would|may|do|does|have|need|want|like|let|get|gets|got)\b/;
const notPaid =
  /\b(?:know|tell|need|gets?|got|give|have|has|like)\b|\b(?:can|could|will|would|may|does?) (?:[a-z]{1,20} ){0,4}do\b/;

function isBesidePrice(asked: string): boolean {
  if (/\b(?:i|we) charge\b/.test(asked)) return true;
  if (/\bfree\b/.test(asked)) return /\b(?:are|r) (?:you|u)\b/.test(asked);
  if (strongPrice.test(asked)) return false;
  const isMuch = /\bmuch\b/.test(asked);
  return weakPrice.test(asked) ? !isMuch && !/\bwhats?\b/.test(asked) && helpers.test(asked) : notPaid.test(asked);
}

/** By kind: whether a question with its words asks for something else; after folding. */
const beside: Record<string, (asked: string) => boolean> = {
  price: isBesidePrice,
  posts: (asked) => !/\b(?:posts|articles|many)\b/.test(asked),
  pages: (asked) => !/\b(?:pages|many)\b/.test(asked),
  questions: (asked) => !/\bmany\b/.test(asked),
  support: (asked) => /\bsupport (?:me|us|you)\b|\byou support\b/.test(asked),
  email: (asked) =>
    /\b(?:emails|many|much|my)\b|\b(?:i|we) (?:get|need)\b/.test(asked) ||
    (/\b(?:you|u) (?:\w+ )?(?:write|send|offer|e?mail|get)\b/.test(asked) && !/\byour\b/.test(asked)),
  hours: (asked) => /\b(?:many|much|need|gets?)\b/.test(asked),
};

const periods = [
  { asked: /\b(?:months?|monthly)\b/, said: /month/ },
  { asked: /\b(?:set ?up|upfront|onetime|once)\b/, said: /set ?up|one-time/ },
];

/** Whether a question uses a fact's words but may ask for something else: "How much can Dash do?" */
export const isBeside = (kind: string, tokens: readonly string[], text: string) => {
  const asked = tokens.join(" ");
  const isOtherPeriod = kind === "price" && periods.some((each) => each.asked.test(asked) && !each.said.test(text));
  return isOtherPeriod || (beside[kind]?.(asked) ?? false);
};
