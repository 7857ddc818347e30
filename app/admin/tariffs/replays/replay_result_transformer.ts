import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReplayResult } from '#admin/tariffs/replays/replay_result'
import ReplaySumTransformer from '#admin/tariffs/replays/replay_sum_transformer'

/** All of a replay that has come to its end. */
export default class ReplayResultTransformer extends BaseTransformer<ReplayResult> {
  toObject() {
    const { total, courier, lane, weight, group, customers, cheapest } = this.resource
    return {
      total: ReplaySumTransformer.transform(total),
      byCourier: ReplaySumTransformer.transform(courier),
      byLane: ReplaySumTransformer.transform(lane),
      byWeight: ReplaySumTransformer.transform(weight),
      byBillingGroup: ReplaySumTransformer.transform(group),
      /** Who pays more, the most first. */
      dearerCustomers: ReplaySumTransformer.transform(customers),
      /** How many have another cheapest courier; null where there is no price. */
      cheapestChanges: cheapest,
    }
  }
}
