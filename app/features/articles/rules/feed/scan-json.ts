import { endOfString } from "./parse-json.ts";

type Frame = { start: number; closer: string; lastElementEnd: number };
type State = "value" | "firstValue" | "key" | "firstKey" | "colon" | "after" | "done" | "failed";

const space = /\s*/y;
const scalar = /-?\d[\d.eE+-]*|true|false|null/y;

/**
 * Follows the JSON grammar from an opening bracket to its end or the first wrong character. No recursion and no
 * backtracking: any text is read once.
 */
export class JsonScan {
  readonly frames: Frame[] = [];
  /** The first complete object or array inside, in case the whole never ends. */
  inner: { start: number; end: number } | null = null;
  at: number;
  private readonly text: string;
  private state: State = "value";

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
    while (this.state !== "done" && this.state !== "failed") this.step();
  }

  get isComplete(): boolean {
    return this.state === "done";
  }

  private step(): void {
    this.at += lengthAt(space, this.text, this.at);
    const sign = this.text.charAt(this.at);
    if (sign === "{" || sign === "[") this.open(sign);
    else if (sign === "}" || sign === "]") this.close(sign);
    else if (sign === '"') this.readString();
    else if (sign === ",") this.pass(this.state === "after", this.frames.at(-1)?.closer === "}" ? "key" : "value");
    else if (sign === ":") this.pass(this.state === "colon", "value");
    else this.readScalar();
  }

  private pass(fits: boolean, next: State, length = 1): void {
    this.state = fits ? next : "failed";
    if (fits) this.at += length;
  }

  private get takesValue(): boolean {
    return this.state === "value" || this.state === "firstValue";
  }

  private open(sign: "{" | "["): void {
    if (this.takesValue) this.frames.push({ start: this.at, closer: sign === "{" ? "}" : "]", lastElementEnd: -1 });
    this.pass(this.takesValue, sign === "{" ? "firstKey" : "firstValue");
  }

  private close(sign: string): void {
    const frame = this.frames.at(-1);
    const isEmpty = this.state === (sign === "}" ? "firstKey" : "firstValue");
    const fits = frame?.closer === sign && (isEmpty || this.state === "after");
    if (fits) this.frames.pop();
    this.pass(fits, this.frames.length === 0 ? "done" : "after");
    if (fits) this.note(frame);
  }

  private note(frame: Frame): void {
    const parent = this.frames.at(-1);
    if (parent?.closer === "]") parent.lastElementEnd = this.at;
    if (!this.inner || frame.start < this.inner.start) this.inner = { start: frame.start, end: this.at };
  }

  private readString(): void {
    const end = endOfString(this.text, this.at);
    if (end === -1) this.at = this.text.length;
    const isKey = this.state === "key" || this.state === "firstKey";
    this.pass(end !== -1 && (isKey || this.takesValue), isKey ? "colon" : "after", end - this.at);
  }

  private readScalar(): void {
    const length = this.takesValue ? lengthAt(scalar, this.text, this.at) : 0;
    this.pass(length > 0, "after", length);
  }
}

function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
