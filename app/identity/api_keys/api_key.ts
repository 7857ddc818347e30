import { createHash } from 'node:crypto'
import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ApiKeySchema } from '#database/schema'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { isAddressAllowed } from '#identity/api_keys/allowed_addresses'
import type { Scope } from '#identity/api_keys/rules/scopes'
import { modeOf } from '#identity/test_mode/rules/mode'

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

  /** A key and all keys that it replaced by rolling have one daily limit together. */
  get spendingLine() {
    return this.lineId ?? this.id
  }

  static open(keys = this.query()) {
    return keys
      .whereNull('revokedAt')
      .where((key) => key.whereNull('expiresAt').orWhereRaw('expires_at > now()'))
  }

  /** A fast hash is enough: a random key cannot be guessed. */
  static hashOf(text: string): string {
    return createHash('sha256').update(text).digest('hex')
  }

  isAllowedFrom(address: string): boolean {
    return this.addresses === null || isAddressAllowed(this.addresses, address)
  }
}
