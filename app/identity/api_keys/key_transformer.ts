import { BaseTransformer } from '@adonisjs/core/transformers'
import type ApiKey from '#identity/api_keys/api_key'
import type { KeyWithRights } from '#identity/api_keys/own_keys'
import type { CreatedKey } from '#identity/api_keys/manage_keys'
import { naira } from '#shared/money/rules/money'
import { lagosMoment } from '#shared/time/lagos_time'
import type { DateTime } from 'luxon'
import { isoTime } from '#shared/time/rules/api_dates'

/** A key without its text or hash. */
export default class KeyTransformer extends BaseTransformer<KeyWithRights> {
  toObject() {
    const { key, spentKobo, isRolled, mayChange, mayRevoke } = this.resource
    return {
      ...termsOf(key),
      status: statusOf(key),
      madeBy: key.user.fullName,
      createdAt: isoTime(key.createdAt),
      lastUsedAt: isoTime(key.lastUsedAt),
      lastUsedFrom: key.lastUsedFrom,
      spentToday: naira(spentKobo),
      isRolled,
      mayChange,
      mayRevoke,
    }
  }

  forPage() {
    const { key, creatorHasLeft } = this.resource
    return {
      ...this.toObject(),
      creatorHasLeft,
      createdDay: lagosMoment(key.createdAt).day,
      expires: momentOf(key.expiresAt),
      lastUsed: momentOf(key.lastUsedAt),
    }
  }

  /** Adds the creator, shown to the team. */
  forTeam() {
    return { ...this.forPage(), creatorEmail: this.resource.key.user.email }
  }
}

export class MintedKeyTransformer extends BaseTransformer<CreatedKey> {
  toObject() {
    const { key, text } = this.resource
    return { ...termsOf(key), key: text as string | null, createdAt: isoTime(key.createdAt) }
  }
}

function termsOf(key: ApiKey) {
  const { id, name, mode, scopes, lastFour, dailyLimitKobo, addresses, expiresAt } = key
  return {
    id,
    name,
    mode,
    scopes,
    lastFour,
    addresses,
    dailyLimit: naira(dailyLimitKobo),
    expiresAt: isoTime(expiresAt),
  }
}

function statusOf({ revokedAt, isExpired }: ApiKey) {
  if (revokedAt) return 'revoked' as const
  return isExpired ? ('expired' as const) : ('open' as const)
}

function momentOf(at: DateTime | null): string | null {
  if (!at) return null
  const { day, time } = lagosMoment(at)
  return `${day}, ${time}`
}
