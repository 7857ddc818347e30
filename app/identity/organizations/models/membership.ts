import { MembershipSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import type { TeamRole } from '#identity/teams/rules/team_rights'

/** The role has a meaning only in businesses. `member` is the former name of `payer`. */
export type MembershipRole = TeamRole | 'member'

export function toTeamRole(role: MembershipRole): TeamRole {
  return role === 'member' ? 'payer' : role
}

/** Returns null outside businesses. */
export function findTeamRole({ isBusiness }: Organization, role: MembershipRole): TeamRole | null {
  return isBusiness ? toTeamRole(role) : null
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
    return toTeamRole(this.role)
  }
}
