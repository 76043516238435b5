const bits = 2 ** 26;
const marks = 4;

/**
 * Who has been seen, in 8 MB however many come; a list of them would take 117 bytes each. A visitor is four bits of a
 * field. One whose bits others have set is taken for known: nobody to speak of among a million, one in a hundred among
 * ten million.
 */
export class BloomFilter {
  readonly #field = new Uint8Array(bits / 8);

  /** Notes a visitor by at least eight bytes of a hash in base64url; true where it has not been seen. */
  add(visitor: string): boolean {
    const hash = Buffer.from(visitor, "base64url");
    const start = hash.readUInt32LE(0);
    const step = hash.readUInt32LE(4);
    let isNew = false;
    for (let mark = 0; mark < marks; mark += 1) {
      const place = (start + mark * step) % bits;
      const byte = this.#field[place >> 3] as number;
      const marked = byte | (1 << (place & 7));
      isNew ||= marked !== byte;
      this.#field[place >> 3] = marked;
    }
    return isNew;
  }

  clear() {
    this.#field.fill(0);
  }
}
