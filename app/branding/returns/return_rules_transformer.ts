import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AllowedReturns } from '#shipping/returns/models/return_rules'

export default class ReturnRulesTransformer extends BaseTransformer<AllowedReturns> {
  toObject() {
    const { forReceivers, reasons, windowDays, needsApproval, exchanges, handOver, version } =
      this.resource
    return { forReceivers, reasons, windowDays, needsApproval, exchanges, handOver, version }
  }
}
