import { StrayNoteSchema } from '#database/schema'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

/** A webhook about a payment or transfer that is unknown to us. */
export default class UnmatchedWebhook extends StrayNoteSchema {
  static table = 'stray_notes'
  declare provider: PaymentProviderName
  declare about: 'charge' | 'transfer'
}
