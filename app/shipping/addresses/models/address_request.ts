import { AddressRequestSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { hashToken } from '#identity/accounts/models/one_time_token'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import type { Caller } from '#identity/sessions/caller'

/** Only the token's hash is stored. */
export default class AddressRequest extends AddressRequestSchema {
  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  static madeBy({ organization, user }: Caller, client?: QueryClientContract) {
    return this.query({ client }).where({ organizationId: organization.id, userId: user.id })
  }

  /** Excludes requesters who have left the business, or whose account is blocked or deactivated. */
  static open(client?: QueryClientContract) {
    return this.query({ client })
      .whereNull('answeredAt')
      .whereNull('revokedAt')
      .whereRaw('expires_at > now()')
      .whereRaw(
        `exists (select 1 from memberships where memberships.user_id = address_requests.user_id
           and memberships.organization_id = abs(address_requests.organization_id))
         and exists (select 1 from users where users.id = address_requests.user_id
           and users.blocked_at is null and users.deactivated_at is null)`
      )
  }

  static behind(token: string, client?: QueryClientContract) {
    return this.open(client).where('tokenHash', hashToken(token))
  }

  get isOpen() {
    return this.answeredAt === null && this.revokedAt === null
  }
}
