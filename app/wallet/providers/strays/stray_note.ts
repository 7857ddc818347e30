import { StrayNoteSchema } from '#database/schema'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

/** That a payment company told us of a payment or a transfer that we know nothing of. */
export default class StrayNote extends StrayNoteSchema {
  declare provider: PaymentProviderName
  declare about: 'charge' | 'transfer'
}
