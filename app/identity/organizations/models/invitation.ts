import { createHash } from 'node:crypto'
import { InvitationSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { MembershipRole } from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import type { TeamRole } from '#identity/teams/rules/team_rights'

/** Asks the reader of a mailbox to join a business. Of the link's token only the hash is kept. */
export default class Invitation extends InvitationSchema {
  declare role: MembershipRole

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  @belongsTo(() => User, { foreignKey: 'invitedBy' })
  declare inviter: BelongsTo<typeof User>

  get teamRole(): TeamRole {
    return this.role === 'member' ? 'payer' : this.role
  }

  /** Neither taken up nor withdrawn; it may have expired. One for each address of a business. */
  static open(client?: QueryClientContract) {
    return this.query({ client }).whereNull('acceptedAt').whereNull('revokedAt')
  }

  /** One that can still be taken up. By the clock of the database. */
  static valid(client?: QueryClientContract) {
    return this.open(client).whereRaw('expires_at > now()')
  }

  static hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex')
  }
}
