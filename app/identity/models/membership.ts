import { MembershipSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/models/organization'

export default class Membership extends MembershipSchema {
  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>
}
