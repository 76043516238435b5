type Member = { resolve: () => void; reject: (error: unknown) => void };

const maxGroupSize = 64;

/**
 * Writes share one connection. Those that wait at the same time are committed together, each in a savepoint: one flush
 * to disk for a burst, and a failed write undoes no other. A write is acknowledged only after the group's commit.
 */
export class GroupCommit {
  readonly #exec: (sql: string) => void;
  readonly #waiting: (() => void)[] = [];
  #members: Member[] = [];
  #size = 0;
  #busy = false;
  #open = false;

  constructor(exec: (sql: string) => void) {
    this.#exec = exec;
  }

  /** Resolves when it is this write's turn, inside its savepoint. */
  async enter(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    try {
      if (!this.#open) this.#exec("BEGIN IMMEDIATE");
      this.#open = true;
      this.#exec("SAVEPOINT member");
      this.#size += 1;
    } catch (error) {
      this.#passOn();
      throw error;
    }
  }

  /** Ends this write. "keep" resolves once it is on disk, and rejects if the commit failed. */
  async leave(how: "keep" | "undo"): Promise<void> {
    let committed: Promise<void> | undefined;
    try {
      this.#exec(how === "keep" ? "RELEASE member" : "ROLLBACK TO member; RELEASE member");
      if (how === "keep") committed = new Promise((resolve, reject) => this.#members.push({ resolve, reject }));
    } catch (error) {
      this.#abandon(error);
      if (how === "keep") committed = Promise.reject(error);
    }
    if (this.#waiting.length === 0 || this.#size >= maxGroupSize) this.#commit();
    this.#passOn();
    await committed;
  }

  #commit() {
    if (!this.#open) return;
    try {
      this.#exec("COMMIT");
    } catch (error) {
      this.#abandon(error);
      return;
    }
    this.#close((member) => member.resolve());
  }

  /** SQLite has ended the transaction, or it must be ended: nothing of this group is stored. */
  #abandon(error: unknown) {
    try {
      this.#exec("ROLLBACK");
    } catch {
      // SQLite has already ended it, as after a full disk.
    }
    this.#close((member) => member.reject(error));
  }

  #close(finish: (member: Member) => void) {
    const members = this.#members;
    this.#members = [];
    this.#size = 0;
    this.#open = false;
    members.forEach(finish);
  }

  #passOn() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
