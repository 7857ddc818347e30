import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { ChangedCell } from '#admin/tariffs/versions/comparison/changed_cells'
import { kilograms } from '#shared/numbers/rules/weight'
import type { Decimal } from '#shared/numbers/rules/decimal'

/** Weights in kg, prices in naira or null; `percent` is relative to the price before. */
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
    before: naira(beforeKobo),
    after: naira(afterKobo),
    percent: percentChange(cell),
  }
}

/** Rounds to one decimal; null for an added or removed price. */
export function percentChange({ beforeKobo, afterKobo }: ChangedCell): Decimal | null {
  if (!beforeKobo || !afterKobo) return null
  return Math.round(((afterKobo - beforeKobo) / beforeKobo) * 1000) / 10
}
