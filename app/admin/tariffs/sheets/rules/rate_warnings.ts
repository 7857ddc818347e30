import {
  findPriceDrops,
  findBandGaps,
  findBandOverlaps,
  weightRangeText,
  type PricedBand,
} from '#admin/tariffs/sheets/rules/rate_bands'

/** `number` is the row number on the screen, from 1. */
export type NumberedRow = PricedBand & { number: number }

const MAX_SHEET_WARNINGS = 20

/** Finds rows that price the same weight; such a sheet cannot be saved. */
export function overlapProblems(rows: readonly NumberedRow[]) {
  return findBandOverlaps(rows).map(({ row, other, ...range }) => ({
    number: row.number,
    message: `Row ${row.number} overlaps row ${other.number}: both cover weights ${weightRangeText(range)}`,
  }))
}

/** Finds valid but rarely intended rows: gaps, and prices that fall as the weight rises. */
export function rowWarnings(rows: readonly NumberedRow[]) {
  const gaps = findBandGaps(rows).map(({ row: { number }, ...range }) => ({
    number,
    message: `There is no price for weights ${weightRangeText(range)}, before row ${number}`,
  }))
  const falls = findPriceDrops(rows).map(({ row: { number }, lighter }) => ({
    number,
    message: `Row ${number} costs less than row ${lighter.number} although it is for more weight`,
  }))
  return [...gaps, ...falls]
}

export function sheetWarnings(rows: readonly NumberedRow[]): string[] {
  const lines = rowWarnings(rows).map(({ message }) => message)
  const more = lines.length - MAX_SHEET_WARNINGS
  return more > 0 ? [...lines.slice(0, MAX_SHEET_WARNINGS), `And ${more} more`] : lines
}
