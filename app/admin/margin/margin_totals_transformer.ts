import { BaseTransformer } from '@adonisjs/core/transformers'
import type { loadMarginTotals } from '#admin/margin/margin_totals'
import MarginTotalTransformer from '#admin/margin/margin_total_transformer'

export default class MarginTotalsTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof loadMarginTotals>>
> {
  toObject() {
    const { total, parts, hasMore } = this.resource
    return {
      total: total && MarginTotalTransformer.transform({ key: 'all', name: 'All', ...total }),
      parts: MarginTotalTransformer.transform(parts),
      hasMore,
    }
  }
}
