import type { WeightBand } from '#admin/tariffs/sheets/rules/rate_bands'

export type ChangedCell = WeightBand & {
  beforeKobo: number | null
  afterKobo: number | null
}

/** The format of `tariff_zone_contents`: id and kobo of 8 bytes, two weights of 4. */
const ROW_BYTES = 24

const NO_RATES = Buffer.alloc(0)

/** Merges the sorted bytes of both versions, so that long sheets need no further memory. */
export function* compareRateCells(
  before: Buffer = NO_RATES,
  after: Buffer = NO_RATES
): Generator<ChangedCell> {
  for (let [old, now] = [0, 0]; old < before.length || now < after.length;) {
    const order = compareWeights(before, old, after, now)
    const beforeKobo = order <= 0 ? readKoboAt(before, old) : null
    const afterKobo = order >= 0 ? readKoboAt(after, now) : null
    if (beforeKobo !== afterKobo) {
      yield {
        ...(order <= 0 ? readWeightsAt(before, old) : readWeightsAt(after, now)),
        beforeKobo,
        afterKobo,
      }
    }
    if (order <= 0) old += ROW_BYTES
    if (order >= 0) now += ROW_BYTES
  }
}

/** Negative if the row of `before` comes first, also once `after` is exhausted. */
function compareWeights(before: Buffer, old: number, after: Buffer, now: number): number {
  if (old >= before.length) return 1
  if (now >= after.length) return -1
  const [one, other] = [readWeightsAt(before, old), readWeightsAt(after, now)]
  return one.aboveGrams - other.aboveGrams || one.endGrams - other.endGrams
}

function readKoboAt(rates: Buffer, at: number): number {
  return Number(rates.readBigInt64BE(at + 8))
}

function readWeightsAt(rates: Buffer, at: number) {
  return { aboveGrams: rates.readInt32BE(at + 16), endGrams: rates.readInt32BE(at + 20) }
}
