import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import ApiKey from '#identity/api_keys/api_key'
import { KeyRights } from '#identity/api_keys/key_rights'
import { sumKeySpendingToday } from '#identity/api_keys/daily_limit'
import type { Caller } from '#identity/sessions/caller'

/** Live and test keys. Members see all keys of a business, retail customers only their own. */
export function queryVisibleKeys(
  { organization, ownerUserId }: Caller,
  client?: TransactionClientContract
) {
  const { liveId } = organization
  const keys = ApiKey.query({ client }).whereIn('organizationId', [liveId, -liveId])
  return ownerUserId === null ? keys : keys.where('userId', ownerUserId)
}

/** Throws E_ROW_NOT_FOUND, also for a key that the caller may not see. */
export function findOwnKey(caller: Caller, id: number, client?: TransactionClientContract) {
  return queryVisibleKeys(caller, client)
    .where({ id })
    .preload('user')
    .preload('organization')
    .firstOrFail()
}

export interface KeyWithRights {
  key: ApiKey
  spentKobo: number
  isRolled: boolean
  creatorHasLeft: boolean
  mayChange: boolean
  mayRevoke: boolean
}

export async function listKeysWithRights(caller: Caller): Promise<KeyWithRights[]> {
  const { organization } = caller
  const rights = await KeyRights.of(caller)
  const keys = await queryVisibleKeys(caller)
    .whereRaw(`coalesce(revoked_at, expires_at, now()) > now() - interval '30 days'`)
    .preload('user', (creator) => {
      void creator.preload('memberships', (place) =>
        place.where('organizationId', organization.liveId)
      )
    })
    .orderBy('id', 'desc')
  const spent = await sumKeySpendingToday(db, keys)
  return keys.map((key) => ({
    key,
    spentKobo: spent.get(key.spendingLine) ?? 0,
    isRolled: keys.some((other) => other.id > key.id && other.spendingLine === key.spendingLine),
    creatorHasLeft: organization.isBusiness && key.user.memberships.length === 0,
    mayChange: rights.mayChange(key),
    mayRevoke: rights.mayRevoke(key),
  }))
}
