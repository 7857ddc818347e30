import { BaseEvent } from '@adonisjs/core/events'
import type { ProviderLookup, FromProvider } from '#wallet/providers/payment_provider'

/** The provider says that the state of a transfer has changed, not to what: ask it. */
export default class TransferReported extends BaseEvent {
  constructor(readonly told: FromProvider<ProviderLookup>) {
    super()
  }
}
