import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { ZoneDifference } from '#admin/tariffs/versions/comparing'

/** Weights in kg and prices in naira, null where there is none. `percent` is what a price changes by, of what it was. */
export default class DifferenceTransformer extends BaseTransformer<ZoneDifference> {
  toObject() {
    const { zone, courierName, change, isConflict, facts, cells, moreCells } = this.resource
    return {
      zoneId: zone.zoneId,
      kind: zone.kind,
      courier: zone.courierCode,
      courierName,
      description: zone.description,
      ...{ change, isConflict, facts, moreCells },
      cells: cells.map(({ aboveGrams, endGrams, beforeKobo, afterKobo }) => ({
        aboveWeight: aboveGrams / 1000,
        endWeight: endGrams / 1000,
        before: beforeKobo === null ? null : naira(beforeKobo),
        after: afterKobo === null ? null : naira(afterKobo),
        percent: beforeKobo && afterKobo ? percentOf(beforeKobo, afterKobo) : null,
      })),
    }
  }
}

/** With one decimal. */
function percentOf(beforeKobo: number, afterKobo: number): number {
  return Math.round(((afterKobo - beforeKobo) / beforeKobo) * 1000) / 10
}
