import { createHash } from 'node:crypto'
import { InvitationSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { MembershipRole } from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import type { TeamRole } from '#identity/teams/rules/team_rights'

/** The database has only the hash of the token. */
export default class Invitation extends InvitationSchema {
  declare role: MembershipRole

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  @belongsTo(() => User, { foreignKey: 'invitedBy' })
  declare inviter: BelongsTo<typeof User>

  get teamRole(): TeamRole {
    return this.role === 'member' ? 'payer' : this.role
  }

  /** Neither accepted nor withdrawn, but perhaps expired. One per address and business. */
  static open(client?: QueryClientContract) {
    return this.query({ client }).whereNull('acceptedAt').whereNull('revokedAt')
  }

  /** Open and not expired, by the database's clock. */
  static valid(client?: QueryClientContract) {
    return this.open(client).whereRaw('expires_at > now()')
  }

  static hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex')
  }
}
