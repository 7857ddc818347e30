import {
  fallsIn,
  gapsIn,
  overlapsIn,
  rangeWords,
  type PricedBand,
} from '#admin/tariffs/sheets/rules/rate_bands'

/** A row with its number on the screen, from 1. */
export type NumberedRow = PricedBand & { number: number }

const MOST = 20

/** Which rows of a sheet claim the same weight, by their numbers. Such a sheet cannot be saved. */
export function overlapProblems(rows: readonly NumberedRow[]) {
  return overlapsIn(rows).map(({ row, other, ...range }) => ({
    number: row.number,
    message: `Row ${row.number} overlaps row ${other.number}: both price ${rangeWords(range)}`,
  }))
}

/** What can be saved and is rarely meant: gaps, and prices that fall as the weight rises. */
export function sheetWarnings(rows: readonly NumberedRow[]): string[] {
  const gaps = gapsIn(rows).map(
    ({ row, ...range }) => `There is no price ${rangeWords(range)}, before row ${row.number}`
  )
  const falls = fallsIn(rows).map(
    ({ row, lighter }) => `Row ${row.number} costs less than row ${lighter.number}, for more weight`
  )
  return firstOf([...gaps, ...falls])
}

function firstOf(lines: string[]): string[] {
  const more = lines.length - MOST
  return more > 0 ? [...lines.slice(0, MOST), `And ${more} more`] : lines
}
