import { weightRangeText, type WeightBand } from '#admin/tariffs/sheets/rules/rate_bands'

const EXCLUSION_VIOLATION = '23P01'

/** Matches `(12, [501,1001))`: a zone id, the first gram of a row and the first gram after it. */
const VIOLATION_KEY = /=\((\d+), \[(\d+),(\d+)\)\)/g

export type OverlappingRow = WeightBand & { zoneId: number; words: string }

/**
 * Returns the row that overlaps a row that somebody saved without locking the zone; null if `error`
 * is not a violation of the overlap constraint.
 */
export function parseOverlapViolation(error: unknown): OverlappingRow | null {
  if (!(error instanceof Error) || !('code' in error) || !('detail' in error)) return null
  if (error.code !== EXCLUSION_VIOLATION) return null
  const [given, there] = [...String(error.detail).matchAll(VIOLATION_KEY)].map(
    ([, zone, first, after]) => ({
      zoneId: Number(zone),
      aboveGrams: Number(first) - 1,
      endGrams: Number(after) - 1,
    })
  )
  if (!given || !there) return null
  const both = {
    aboveGrams: Math.max(given.aboveGrams, there.aboveGrams),
    endGrams: Math.min(given.endGrams, there.endGrams),
  }
  return {
    ...given,
    words: `overlaps a rate that was saved in the meantime: both cover weights ${weightRangeText(both)}`,
  }
}
