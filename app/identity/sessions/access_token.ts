import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { AccessTokenSchema } from '#database/schema'
import Organization from '#identity/organizations/models/organization'
import type User from '#identity/accounts/models/user'

type AccessHolder = { user: User; organization: Organization }

export interface AccessOptions {
  hours: number
  client: string | null
  isProgram: boolean
  isProven?: boolean
  /** The id of the row that the new row replaces. Its confirmed second factor carries over. */
  from?: string | null
}

/**
 * The row behind a browser session or a bearer token, whose JWT `bearer_tokens.ts` makes. Revoking
 * the row ends the session or token at once.
 */
export default class AccessToken extends AccessTokenSchema {
  static selfAssignPrimaryKey = true

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  /**
   * Creates a row. Returns null if the person was blocked, left or changed their password since
   * `user` was read: the lock waits for such changes, so a sign-in cannot slip past a reset.
   */
  static async open(
    { user, organization }: AccessHolder,
    entry: AccessOptions
  ): Promise<AccessToken | null> {
    const { hours, client, isProgram, isProven = false, from = null } = entry
    const id = randomUUID()
    const [row] = await queryRows<{ expires_at: Date }>(
      db,
      `with entered as (
         update memberships set last_entered_at = clock_timestamp()
         where user_id = :userId and organization_id = :organizationId
       )
       insert into access_tokens (id, user_id, organization_id, expires_at, client, is_program, second_factor_at)
       select :id, id, :organizationId, now() + make_interval(hours => :hours), :client, :isProgram,
         case when :isProven then now()
           else (select second_factor_at from access_tokens where id = :from::uuid and user_id = :userId) end
       from users where id = :userId and password is not distinct from :password
         and blocked_at is null and deactivated_at is null
       for share
       returning expires_at`,
      {
        id,
        organizationId: organization.id,
        hours,
        client,
        isProgram,
        isProven,
        from,
        userId: user.id,
        password: user.password,
      }
    )
    if (!row) return null
    const expiresAt = DateTime.fromJSDate(row.expires_at)
    return new AccessToken().merge({
      id,
      userId: user.id,
      organizationId: organization.id,
      expiresAt,
    })
  }

  /** Lists a person's valid tokens, newest first, with their organizations. */
  static async openOf(userId: number): Promise<AccessToken[]> {
    return this.query()
      .where({ userId })
      .whereNull('revokedAt')
      .whereRaw('expires_at > now()')
      .preload('organization')
      .orderBy('createdAt', 'desc')
  }

  static async recordSecondFactor(client: TransactionClientContract, id: string) {
    await this.query({ client })
      .where({ id })
      .update({ secondFactorAt: db.raw('now()') })
  }

  static async revoke(id: string) {
    await this.query()
      .where('id', id)
      .whereNull('revokedAt')
      .update({ revokedAt: db.raw('now()') })
  }

  static async revokeAllOf(
    userId: number,
    { client, except }: { client?: TransactionClientContract; except?: string | null } = {}
  ) {
    const query = this.query({ client }).where('userId', userId).whereNull('revokedAt')
    if (except) query.whereNot('id', except)
    await query.update({ revokedAt: db.raw('now()') })
  }
}
