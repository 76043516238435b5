/** A sentence of the model with the passage that it cites, not checked yet. */
export type Claim = { text: string; passage: string; quote: string };

const maxObject = 4000;
/** The limit of an object that has not ended, such as a list of claims. */
const maxText = 40_000;
/** Far more than an answer has sentences. Each is copied out of the text, which nested objects would make quadratic. */
const maxObjects = 100;

/**
 * Finds claims in a text that comes in pieces: each JSON object with these three texts, wherever it stands, as soon as
 * it is whole.
 */
export function makeClaimReader(onClaim: (claim: Claim) => void): (piece: string) => void {
  const objects = new ObjectFinder();
  return (piece) => {
    for (const sign of piece) {
      const json = objects.take(sign);
      const claim = json && readClaim(json);
      if (claim) onClaim(claim);
    }
  };
}

/** Follows braces and strings, character by character. */
class ObjectFinder {
  #text = "";
  #starts: number[] = [];
  #isText = false;
  #isEscaped = false;
  #found = 0;

  /** Returns the object that ends with this character. */
  take(sign: string): string | undefined {
    if (this.#found === maxObjects || (this.#starts.length === 0 && sign !== "{")) return undefined;
    if (this.#text.length > maxText) this.#forget();
    this.#text += sign;
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isText && sign === "\\") this.#isEscaped = true;
    else if (sign === '"') this.#isText = !this.#isText;
    else if (!this.#isText && sign === "{") this.#starts.push(this.#text.length - 1);
    else if (!this.#isText && sign === "}") return this.#end();
    return undefined;
  }

  #end(): string {
    this.#found++;
    const json = this.#text.slice(this.#starts.pop());
    if (this.#starts.length === 0) this.#forget();
    return json;
  }

  #forget() {
    [this.#text, this.#starts, this.#isText, this.#isEscaped] = ["", [], false, false];
  }
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
