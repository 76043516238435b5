/** A sentence of the model's with the passage that it cites; nothing of it is checked yet. */
export type Claim = { text: string; passage: string; quote: string };

const maxObject = 4000;

/**
 * Finds claims in a text that comes in pieces: each JSON object with these three texts, wherever it stands, as soon as
 * it is whole.
 */
export function makeClaimReader(onClaim: (claim: Claim) => void): (piece: string) => void {
  let text = "";
  let starts: number[] = [];
  let [isText, isEscaped, at] = [false, false, 0];
  const end = () => {
    const start = starts.pop();
    const claim = start === undefined ? undefined : readClaim(text.slice(start, at + 1));
    if (claim) onClaim(claim);
    if (starts.length === 0) forget();
  };
  const forget = () => {
    text = text.slice(at + 1);
    [starts, at] = [[], -1];
  };
  const step = (sign: string | undefined) => {
    if (isEscaped) isEscaped = false;
    else if (isText && sign === "\\") isEscaped = true;
    else if (sign === '"' && starts.length > 0) isText = !isText;
    else if (isText) return;
    else if (sign === "{") starts.push(at);
    else if (sign === "}") end();
  };
  return (piece) => {
    text += piece;
    for (; at < text.length; at += 1) step(text[at]);
    if (starts.length === 0 || at - (starts[0] ?? 0) > maxObject) {
      [text, starts, isText, isEscaped, at] = ["", [], false, false, 0];
    }
  };
}

function readClaim(json: string): Claim | undefined {
  if (json.length > maxObject) return undefined;
  try {
    const { text, passage, quote } = JSON.parse(json) as Record<string, unknown>;
    if (typeof text !== "string" || typeof quote !== "string") return undefined;
    if (typeof passage !== "string" && typeof passage !== "number") return undefined;
    return { text, passage: String(passage), quote };
  } catch {
    return undefined;
  }
}
