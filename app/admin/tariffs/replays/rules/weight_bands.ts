import { kilograms } from '#shared/numbers/rules/weight'
/** Up to and including so many grams; the last band has no end. */
const ENDS = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 70_000]

/** Which band a weight is in, as a key that sorts. */
export function weightBandOf(grams: number): string {
  const band = ENDS.findIndex((end) => grams <= end)
  return String(band === -1 ? ENDS.length : band)
}

/** `Above 2 kg to 5 kg`. */
export function weightBandName(key: string): string {
  const band = Number(key)
  const [from, to] = [ENDS[band - 1], ENDS[band]]
  if (from === undefined) return `Up to ${kg(to!)}`
  return to === undefined ? `Above ${kg(from)}` : `Above ${kg(from)} to ${kg(to)}`
}

function kg(grams: number): string {
  return `${kilograms(grams)} kg`
}
