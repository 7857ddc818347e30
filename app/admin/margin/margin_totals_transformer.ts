import { BaseTransformer } from '@adonisjs/core/transformers'
import type { loadMarginTotals } from '#admin/margin/margin_totals'
import { unknownCostsText } from '#admin/margin/unknown_costs_text'
import MarginTotalTransformer from '#admin/margin/margin_total_transformer'

export default class MarginTotalsTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof loadMarginTotals>>
> {
  toObject() {
    const { total, parts, hasMore, unknown } = this.resource
    return {
      total: total && MarginTotalTransformer.transform({ key: 'all', name: 'All', ...total }),
      parts: MarginTotalTransformer.transform(parts),
      hasMore,
      /** Null if every cost is known. */
      unknown: total &&
        unknown && {
          text: unknownCostsText(total, unknown),
          missingRate: unknown.missingRates[0] ?? null,
        },
    }
  }
}
