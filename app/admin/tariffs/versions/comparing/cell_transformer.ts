import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { ChangedCell } from '#admin/tariffs/versions/comparing/changed_cells'
import { kilograms } from '#shared/numbers/rules/weight'

/** Weights in kg and prices in naira, null where there is none. `percent` is what a price changes by, of what it was. */
export default class CellTransformer extends BaseTransformer<ChangedCell> {
  toObject() {
    return toCellData(this.resource)
  }
}

export function toCellData(cell: ChangedCell) {
  const { aboveGrams, endGrams, beforeKobo, afterKobo } = cell
  return {
    aboveWeight: kilograms(aboveGrams),
    endWeight: kilograms(endGrams),
    before: beforeKobo === null ? null : naira(beforeKobo),
    after: afterKobo === null ? null : naira(afterKobo),
    percent: percentChange(cell),
  }
}

/** With one decimal; null for a price that comes or goes. */
export function percentChange({ beforeKobo, afterKobo }: ChangedCell): number | null {
  if (!beforeKobo || !afterKobo) return null
  return Math.round(((afterKobo - beforeKobo) / beforeKobo) * 1000) / 10
}
