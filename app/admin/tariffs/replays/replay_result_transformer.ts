import { BaseTransformer } from '@adonisjs/core/transformers'
import CustomerChangeTransformer from '#admin/tariffs/replays/customer_change_transformer'
import type { ReplayResult } from '#admin/tariffs/replays/replay_result'
import ReplaySumTransformer from '#admin/tariffs/replays/replay_sum_transformer'

export default class ReplayResultTransformer extends BaseTransformer<ReplayResult> {
  toObject() {
    const { total, courier, lane, weight, group, customer, dearer, changes } = this.resource
    return {
      total: ReplaySumTransformer.transform(total),
      byCourier: ReplaySumTransformer.transform(courier),
      byLane: ReplaySumTransformer.transform(lane),
      byWeight: ReplaySumTransformer.transform(weight),
      byBillingGroup: ReplaySumTransformer.transform(group),
      byCustomer: ReplaySumTransformer.transform(customer),
      dearerCustomers: ReplaySumTransformer.transform(dearer),
      /** A courier is null if none has a price. */
      cheapestChanges: changes,
      cheapestCustomers: CustomerChangeTransformer.transform(this.resource.changed),
      counts: this.#counts,
    }
  }

  /** Counts everything; the lists contain only the first rows, the CSV files all. */
  get #counts() {
    const { courier, lane, weight, group, customer, dearer, pairs, customers } =
      this.resource.counts
    return {
      byCourier: courier,
      byLane: lane,
      byWeight: weight,
      byBillingGroup: group,
      byCustomer: customer,
      dearerCustomers: dearer,
      cheapestChanges: pairs,
      cheapestCustomers: customers,
    }
  }
}
