import { createHash } from 'node:crypto'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ApiKeySchema } from '#database/schema'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { isAddressAllowed } from '#identity/api_keys/allowed_addresses'
import type { Scope } from '#identity/api_keys/rules/scopes'
import { modeOf } from '#identity/test_mode/rules/mode'

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
    return this.addresses === null || isAddressAllowed(this.addresses, address)
  }
}
