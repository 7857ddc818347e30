import { BaseEvent } from '@adonisjs/core/events'
import type { ProviderLookup, FromProvider } from '#wallet/providers/payment_provider'

/** The provider reports a change of a transfer; ask it for the new state. */
export default class TransferReported extends BaseEvent {
  constructor(readonly lookup: FromProvider<ProviderLookup>) {
    super()
  }
}
