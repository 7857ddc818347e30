import { BaseTransformer } from '@adonisjs/core/transformers'
import type { replayPage } from '#admin/tariffs/replays/replay_result'
import ReplaySumTransformer from '#admin/tariffs/replays/replay_sum_transformer'

/** What a page shows of a replay at a time. */
export default class ReplayPageTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof replayPage>>
> {
  toObject() {
    const { total, parts, hasMore, customers, cheapest, isBesidePlain } = this.resource
    return {
      total: ReplaySumTransformer.transform(total).useVariant('forPage'),
      parts: ReplaySumTransformer.transform(parts).useVariant('forPage'),
      customers: ReplaySumTransformer.transform(customers).useVariant('forPage'),
      ...{ cheapest, hasMore, isBesidePlain },
    }
  }
}
