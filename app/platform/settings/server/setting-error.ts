/** A setting that cannot be used. Its message is the one line that the start prints. */
export class SettingError extends Error {
  constructor(setting: string, problem: string, remedy: string) {
    super(`${setting}: ${problem}; ${remedy}`);
    this.name = "SettingError";
  }
}

/** Reads the text of a setting that is set; the name is for the message. */
export type Reader<Value> = (text: string, name: string) => Value;
