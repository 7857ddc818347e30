import { BaseEvent } from '@adonisjs/core/events'
import type { ProviderLookup, FromProvider } from '#wallet/providers/payment_provider'

/** The provider reports that a transfer changed; ask the provider for its state. */
export default class TransferReported extends BaseEvent {
  constructor(readonly lookup: FromProvider<ProviderLookup>) {
    super()
  }
}
