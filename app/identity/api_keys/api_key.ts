import { createHash } from 'node:crypto'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import db from '@adonisjs/lucid/services/db'
import { ApiKeySchema } from '#database/schema'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { rowsOf } from '#shared/database/rows'
import { isAllowedFrom } from '#identity/api_keys/allowed_addresses'
import type { Scope } from '#identity/api_keys/rules/scopes'
import { modeOf } from '#identity/test_mode/rules/mode'

/** Calls of a key in one minute. */
const CALLS_A_MINUTE = 600

export const WINDOW_SECONDS = 60

/** What a key has left of the minute that runs. */
export interface CallsLeft {
  limit: number
  remaining: number
  /** Until the next minute begins. */
  resetSeconds: number
  /** Whether this call is one too many. */
  isOver: boolean
}

/** What a program is let in with, in the name of the person who made it. */
export default class ApiKey extends ApiKeySchema {
  @column({ prepare: (scopes: Scope[]) => JSON.stringify(scopes) })
  declare scopes: Scope[]

  @column({ prepare: (addresses: string[] | null) => addresses && JSON.stringify(addresses) })
  declare addresses: string[] | null

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Organization)
  declare organization: BelongsTo<typeof Organization>

  get mode() {
    return modeOf(this)
  }

  get isExpired() {
    return this.expiresAt !== null && this.expiresAt.toMillis() <= Date.now()
  }

  /** What counts towards its daily limit, counts for all that it was rolled from. */
  get spendingLine() {
    return this.lineId ?? this.id
  }

  /** Those that let somebody in. */
  static open(keys = this.query()) {
    return keys
      .whereNull('revokedAt')
      .where((key) => key.whereNull('expiresAt').orWhereRaw('expires_at > now()'))
  }

  /** Random keys need no slow hash: nobody finds one by trying. */
  static hashOf(text: string): string {
    return createHash('sha256').update(text).digest('hex')
  }

  isAllowedFrom(address: string): boolean {
    return this.addresses === null || isAllowedFrom(this.addresses, address)
  }

  /**
   * The key with that text, its use written down; null for one that was never made or is revoked. An expired one is
   * found: who uses it is told. A call from where it may not be used does not count, so nobody elsewhere can
   * use its minute up.
   */
  static async used(
    text: string,
    address: string
  ): Promise<{ key: ApiKey; calls: CallsLeft } | null> {
    const key = await this.query()
      .where('keyHash', this.hashOf(text))
      .preload('user')
      .preload('organization')
      .first()
    const calls = await key?.countUse(address)
    return key && calls ? { key, calls } : null
  }

  /** Null for one that has been revoked meanwhile. */
  private async countUse(address: string): Promise<CallsLeft | null> {
    const [row] = await rowsOf<{ calls: number; reset_seconds: number }>(
      db,
      `update api_keys set
         window_calls = :counted + case
           when window_started_at > now() - make_interval(secs => :window) then window_calls
           else 0 end,
         window_started_at = case
           when window_started_at > now() - make_interval(secs => :window) then window_started_at
           else now() end,
         last_used_at = now(), last_used_from = :address
       where id = :id and revoked_at is null
       returning window_calls as calls,
         ceil(:window - extract(epoch from now() - window_started_at))::int as reset_seconds`,
      {
        ...{ id: this.id, window: WINDOW_SECONDS, address: address.slice(0, 45) },
        counted: this.isAllowedFrom(address) ? 1 : 0,
      }
    )
    if (!row) return null
    return {
      limit: CALLS_A_MINUTE,
      remaining: Math.max(0, CALLS_A_MINUTE - row.calls),
      resetSeconds: row.reset_seconds,
      isOver: row.calls > CALLS_A_MINUTE,
    }
  }
}
