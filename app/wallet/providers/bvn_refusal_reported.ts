import { BaseEvent } from '@adonisjs/core/events'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

export default class BvnRefusalReported extends BaseEvent {
  constructor(
    readonly provider: PaymentProviderName,
    readonly reference: string
  ) {
    super()
  }
}
