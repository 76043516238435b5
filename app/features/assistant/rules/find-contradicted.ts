const figure = /\p{Sc}?\d[\d,.]*\d|\p{Sc}?\d/gu;

const figuresOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => text.match(figure) ?? []));

/** Finds answers with a figure that occurs in `before` and not in `after`. */
export function findContradicted<Answer extends { answer: string }>(
  answers: readonly Answer[],
  before: readonly string[],
  after: readonly string[],
): Answer[] {
  const gone = figuresOf(before).difference(figuresOf(after));
  return answers.filter(({ answer }) => !figuresOf([answer]).isDisjointFrom(gone));
}
