import { kilograms } from '#shared/numbers/rules/weight'
/** Rows of one zone, from above one weight up to and including another, and how they stand to each other. */
export type WeightBand = { aboveGrams: number; endGrams: number }
export type PricedBand = WeightBand & { rateKobo: number }

export type BandOverlap<T> = { row: T; other: T; aboveGrams: number; endGrams: number }
export type BandGap<T> = { row: T; aboveGrams: number; endGrams: number }
export type PriceDrop<T> = { row: T; lighter: T }

/** Rows that claim the same gram as one before them. The database would refuse them without saying which. */
export function findBandOverlaps<T extends WeightBand>(rows: readonly T[]): BandOverlap<T>[] {
  const overlaps: BandOverlap<T>[] = []
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

/** Weights below and between the rows that have no price, which may be meant. */
export function findBandGaps<T extends WeightBand>(rows: readonly T[]): BandGap<T>[] {
  return sortByWeight(rows).flatMap((row, index, all) => {
    const aboveGrams = all[index - 1]?.endGrams ?? 0
    return row.aboveGrams > aboveGrams ? [{ row, aboveGrams, endGrams: row.aboveGrams }] : []
  })
}

/** Rows that cost less than the lighter one before them, which is hardly ever meant. */
export function findPriceDrops<T extends PricedBand>(rows: readonly T[]): PriceDrop<T>[] {
  return sortByWeight(rows).flatMap((row, index, all) => {
    const lighter = all[index - 1]
    return lighter && row.rateKobo < lighter.rateKobo ? [{ row, lighter }] : []
  })
}

/** Grams as people and files have them. */
export function weightKilogramsText(grams: number): string {
  return String(kilograms(grams))
}

/** `above 1 and up to 2.5 kg` */
export function weightRangeText({ aboveGrams, endGrams }: WeightBand): string {
  return `above ${weightKilogramsText(aboveGrams)} and up to ${weightKilogramsText(endGrams)} kg`
}

function sortByWeight<T extends WeightBand>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => a.aboveGrams - b.aboveGrams || a.endGrams - b.endGrams)
}
