/** Applies above `aboveGrams`, up to and including `endGrams`. */
export type WeightRate = { id: number; aboveGrams: number; endGrams: number; rateKobo: number }

/** The bytes of `tariff_snapshot.ts`: eight each for id and kobo, four each for two weights. */
const ROW_BYTES = 24

/** Stores a zone's rates in 24 bytes per row instead of one object per row. */
export class PackedRateSheet {
  readonly #bytes: Buffer

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** Binary search: rows are sorted and do not overlap. */
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
