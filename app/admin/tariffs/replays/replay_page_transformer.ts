import { BaseTransformer } from '@adonisjs/core/transformers'
import CustomerChangeTransformer from '#admin/tariffs/replays/customer_change_transformer'
import type { loadReplayPage } from '#admin/tariffs/replays/replay_result'
import ReplaySumTransformer from '#admin/tariffs/replays/replay_sum_transformer'

export default class ReplayPageTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof loadReplayPage>>
> {
  toObject() {
    const { total, parts, part, count, dearer, changes, changed, counts } = this.resource
    return {
      total: ReplaySumTransformer.transform(total).useVariant('forPage'),
      parts: ReplaySumTransformer.transform(parts).useVariant('forPage'),
      dearer: ReplaySumTransformer.transform(dearer).useVariant('forPage'),
      changed: CustomerChangeTransformer.transform(changed),
      part,
      changes,
      counts,
      ...this.pick(this.resource, ['isTried', 'hasBaseline']),
      count,
    }
  }
}
