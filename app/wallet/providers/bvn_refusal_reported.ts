import { BaseEvent } from '@adonisjs/core/events'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

/** The provider has looked a BVN up, and it is not that of the person who showed it. */
export default class BvnRefusalReported extends BaseEvent {
  constructor(
    readonly provider: PaymentProviderName,
    readonly reference: string
  ) {
    super()
  }
}
