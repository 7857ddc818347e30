import { BaseJob } from '#shared/queue/job'
import { applyReturnRules } from '#shipping/returns/decide_return'
import ShipmentReturn from '#shipping/returns/models/shipment_return'

/** Dispatched by the sweep for a request that a crash left undecided. Safe to run twice. */
export default class ApplyReturnRulesJob extends BaseJob<{ returnId: number }> {
  static options = { name: 'shipping.apply_return_rules', maxRetries: 3 }

  async execute() {
    await applyReturnRules(await ShipmentReturn.findOrFail(this.payload.returnId))
  }
}
