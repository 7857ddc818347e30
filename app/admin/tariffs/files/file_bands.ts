import type { Faults } from '#admin/tariffs/files/faults'
import type { RateLine } from '#admin/tariffs/files/rate_file'
import { fallsIn, gapsIn, overlapsIn, rangeWords } from '#admin/tariffs/sheets/rules/rate_bands'

/** Two rows that claim the same gram, named by where they stand. The database would refuse them without saying so. */
export function findOverlaps(lines: readonly RateLine[], faults: Faults) {
  for (const rows of byZone(lines)) {
    for (const { row, other, ...range } of overlapsIn(rows)) {
      const words = `overlaps ${placeOf(other, row.file)}: both price ${rangeWords(range)}`
      faults.add(row.file, row.row, words)
    }
  }
}

type ZoneWords = (zoneId: number) => string

/** Weights between a zone's rows that have no price, which may be meant. */
export function findGaps(lines: readonly RateLine[], zoneWords: ZoneWords): string[] {
  return byZone(lines).flatMap((rows) =>
    gapsIn(rows).map(
      ({ row, ...range }) =>
        `${row.file} row ${row.row}: ${zoneWords(row.zoneId)} has no price ${rangeWords(range)}`
    )
  )
}

/** Rows that cost less than the lighter one before them. */
export function findFalls(lines: readonly RateLine[], zoneWords: ZoneWords): string[] {
  return byZone(lines).flatMap((rows) =>
    fallsIn(rows).map(
      ({ row, lighter }) =>
        `${row.file} row ${row.row}: ${zoneWords(row.zoneId)} costs less than in ${placeOf(lighter, row.file)}, for more weight`
    )
  )
}

function byZone(lines: readonly RateLine[]): RateLine[][] {
  return [...Map.groupBy(lines, ({ zoneId }) => zoneId).values()]
}

function placeOf({ file, row }: RateLine, from: string): string {
  return file === from ? `row ${row}` : `${file} row ${row}`
}
