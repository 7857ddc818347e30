import { BaseEvent } from '@adonisjs/core/events'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

/** The provider reports that a BVN does not belong to the user. */
export default class BvnRefusalReported extends BaseEvent {
  constructor(
    readonly provider: PaymentProviderName,
    readonly reference: string
  ) {
    super()
  }
}
