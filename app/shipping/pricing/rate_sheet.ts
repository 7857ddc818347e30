/** Above the first weight, up to and including the second. */
export type WeightRate = { id: number; aboveGrams: number; endGrams: number; rateKobo: number }

/** As `tariff_snapshot.ts` asks PostgreSQL for it: id and kobo of eight bytes, then two weights of four. */
const ROW_BYTES = 24

/** The prices of a zone by weight, as bytes: 24 for each row instead of an object. */
export class PackedRateSheet {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** The one row that takes in a weight; rows do not overlap, and are sorted. */
  rowFor(grams: number): WeightRate | null {
    let from = 0
    let to = this.#bytes.length / ROW_BYTES
    while (from < to) {
      const middle = (from + to) >> 1
      if (this.#bytes.readInt32BE(middle * ROW_BYTES + 20) < grams) from = middle + 1
      else to = middle
    }
    const row = from * ROW_BYTES < this.#bytes.length ? this.#row(from * ROW_BYTES) : null
    return row && row.aboveGrams < grams ? row : null
  }

  #row(at: number): WeightRate {
    return {
      id: Number(this.#bytes.readBigInt64BE(at)),
      rateKobo: Number(this.#bytes.readBigInt64BE(at + 8)),
      aboveGrams: this.#bytes.readInt32BE(at + 16),
      endGrams: this.#bytes.readInt32BE(at + 20),
    }
  }
}
