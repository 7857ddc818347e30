import { kilograms } from '#shared/numbers/rules/weight'
/** A weight range: above one weight, up to and including the other. */
export type WeightBand = { aboveGrams: number; endGrams: number }
export type PricedBand = WeightBand & { rateKobo: number }

export function findBandOverlaps<T extends WeightBand>(rows: readonly T[]) {
  const overlaps: (WeightBand & { row: T; other: T })[] = []
  let highest: T | undefined
  for (const row of sortByWeight(rows)) {
    if (highest && row.aboveGrams < highest.endGrams) {
      const endGrams = Math.min(highest.endGrams, row.endGrams)
      overlaps.push({ row, other: highest, aboveGrams: row.aboveGrams, endGrams })
    }
    if (!highest || row.endGrams > highest.endGrams) highest = row
  }
  return overlaps
}

/** Finds unpriced weights below and between the rows, which may be intended. */
export function findBandGaps<T extends WeightBand>(rows: readonly T[]) {
  return sortByWeight(rows).flatMap((row, index, all) => {
    const aboveGrams = all[index - 1]?.endGrams ?? 0
    return row.aboveGrams > aboveGrams ? [{ row, aboveGrams, endGrams: row.aboveGrams }] : []
  })
}

/** Finds rows that cost less than the next lighter one, rarely on purpose. */
export function findPriceDrops<T extends PricedBand>(rows: readonly T[]) {
  return sortByWeight(rows).flatMap((row, index, all) => {
    const lighter = all[index - 1]
    return lighter && row.rateKobo < lighter.rateKobo ? [{ row, lighter }] : []
  })
}

export function weightKilogramsText(grams: number): string {
  return String(kilograms(grams))
}

export function weightRangeText({ aboveGrams, endGrams }: WeightBand): string {
  return `above ${weightKilogramsText(aboveGrams)} and up to ${weightKilogramsText(endGrams)} kg`
}

function sortByWeight<T extends WeightBand>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => a.aboveGrams - b.aboveGrams || a.endGrams - b.endGrams)
}
