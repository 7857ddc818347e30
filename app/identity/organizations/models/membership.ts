import { MembershipSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'

export const MEMBERSHIP_ROLES = ['owner', 'member'] as const

/** An owner decides who else is in; both work with everything that the organization has. */
export type MembershipRole = (typeof MEMBERSHIP_ROLES)[number]

export default class Membership extends MembershipSchema {
  declare role: MembershipRole

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get isOwner() {
    return this.role === 'owner'
  }
}
