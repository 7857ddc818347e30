import type { ImportProblems } from '#admin/tariffs/files/import_problems'
import type { RateFileRow } from '#admin/tariffs/files/rate_file'
import {
  findPriceDrops,
  findBandGaps,
  findBandOverlaps,
  weightRangeText,
} from '#admin/tariffs/sheets/rules/rate_bands'

/** Reports rows that price the same gram, by row number, which the constraint cannot name. */
export function reportOverlaps(lines: readonly RateFileRow[], faults: ImportProblems) {
  for (const rows of groupByZone(lines)) {
    for (const { row, other, ...range } of findBandOverlaps(rows)) {
      const words = `overlaps ${rowReference(other, row.file)}: both price ${weightRangeText(range)}`
      faults.add(row.file, row.row, words)
    }
  }
}

type ZoneDescriber = (zoneId: number) => string

export function findGapWarnings(lines: readonly RateFileRow[], zoneWords: ZoneDescriber): string[] {
  return groupByZone(lines).flatMap((rows) =>
    findBandGaps(rows).map(
      ({ row, ...range }) =>
        `${row.file} row ${row.row}: ${zoneWords(row.zoneId)} has no price ${weightRangeText(range)}`
    )
  )
}

export function findPriceDropWarnings(
  lines: readonly RateFileRow[],
  zoneWords: ZoneDescriber
): string[] {
  return groupByZone(lines).flatMap((rows) =>
    findPriceDrops(rows).map(
      ({ row, lighter }) =>
        `${row.file} row ${row.row}: ${zoneWords(row.zoneId)} costs less than in ${rowReference(lighter, row.file)}, for more weight`
    )
  )
}

function groupByZone(lines: readonly RateFileRow[]): RateFileRow[][] {
  return [...Map.groupBy(lines, ({ zoneId }) => zoneId).values()]
}

function rowReference({ file, row }: RateFileRow, from: string): string {
  return file === from ? `row ${row}` : `${file} row ${row}`
}
