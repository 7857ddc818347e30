import { kilograms } from '#shared/numbers/rules/weight'
/** Inclusive upper limits; the last band has none. */
const BAND_ENDS_GRAMS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 70_000]

export function findWeightBand(grams: number): string {
  const band = BAND_ENDS_GRAMS.findIndex((end) => grams <= end)
  return String(band === -1 ? BAND_ENDS_GRAMS.length : band)
}

export function weightBandName(key: string): string {
  const band = Number(key)
  const [from, to] = [BAND_ENDS_GRAMS[band - 1], BAND_ENDS_GRAMS[band]]
  if (from === undefined) return `Up to ${bandLimitText(to!)}`
  return to === undefined
    ? `Above ${bandLimitText(from)}`
    : `Above ${bandLimitText(from)} to ${bandLimitText(to)}`
}

function bandLimitText(grams: number): string {
  return `${kilograms(grams)} kg`
}
