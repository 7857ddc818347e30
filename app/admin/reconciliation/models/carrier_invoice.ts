import { CarrierInvoiceSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'

/** `open`: staff must review lines; `disputed`: the carrier must answer; `settled`: done. */
export type CarrierInvoiceState = 'open' | 'disputed' | 'settled'

/** A carrier's invoice. Its lines stay as they were read. */
export default class CarrierInvoice extends CarrierInvoiceSchema {
  declare carrier: Carrier

  @belongsTo(() => User, { foreignKey: 'createdBy' })
  declare creator: BelongsTo<typeof User>

  get state(): CarrierInvoiceState {
    if (this.openLines > 0) return 'open'
    return this.disputedLines > 0 ? 'disputed' : 'settled'
  }

  get name(): string {
    return `${CARRIER_NAMES[this.carrier]} invoice ${this.number}`
  }
}
