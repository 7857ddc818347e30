import { IncomingPaymentSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import VirtualAccount from '#wallet/funding/models/virtual_account'

/** A charge of a provider, stored once: credited to a wallet, or with `attention` for staff. */
export default class IncomingPayment extends IncomingPaymentSchema {
  declare method: 'card' | 'bank_transfer'
  declare provider: PaymentProviderName

  @belongsTo(() => PaymentIntent, { foreignKey: 'intentId' })
  declare intent: BelongsTo<typeof PaymentIntent> | null

  @belongsTo(() => VirtualAccount)
  declare virtualAccount: BelongsTo<typeof VirtualAccount> | null
}
