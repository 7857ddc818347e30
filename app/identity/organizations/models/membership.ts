import { MembershipSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import type { TeamRole } from '#identity/teams/rules/team_rights'

/** Outside a business a place has no role; there, `member` is what earlier versions wrote for whoever pays. */
export type MembershipRole = TeamRole | 'member'

/** What somebody is in a business; null where there is no team. */
export function placeOf({ isBusiness }: Organization, role: MembershipRole): TeamRole | null {
  if (!isBusiness) return null
  return role === 'member' ? 'payer' : role
}

export default class Membership extends MembershipSchema {
  declare role: MembershipRole

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  get isOwner() {
    return this.role === 'owner'
  }

  get teamRole(): TeamRole {
    return this.role === 'member' ? 'payer' : this.role
  }
}
