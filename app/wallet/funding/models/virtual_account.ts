import { VirtualAccountSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { PaymentProviderName } from '#wallet/providers/payment_provider'

export default class VirtualAccount extends VirtualAccountSchema {
  declare provider: PaymentProviderName
  declare status: 'creating' | 'ready' | 'refused'

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>
}
