import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ApiKey from '#identity/api_keys/api_key'
import {
  ExpiryInPast,
  ApiKeyRevoked,
  ApiKeyAlreadyRolled,
  TooManyApiKeys,
} from '#identity/api_keys/api_key_errors'
import Membership from '#identity/organizations/models/membership'
import { KeyRights } from '#identity/api_keys/key_rights'
import { generateKey } from '#identity/api_keys/key_format'
import { findOwnKey, queryVisibleKeys } from '#identity/api_keys/own_keys'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { NEWEST_VERSION } from '#shared/http/api_versions'

const MAX_OPEN_KEYS = 20

export interface KeySettings {
  name: string
  scopes: Scope[]
  dailyLimitKobo: number
  /** Allowed addresses; null allows any. */
  addresses: string[] | null
}

export interface CreatedKey {
  key: ApiKey
  text: string
}

/** Throws TooManyApiKeys, ExpiryInPast, and Forbidden if a member's key would pay real money. */
export async function createKey(
  caller: Caller,
  mode: Mode,
  { expiresAt, ...terms }: KeySettings & { expiresAt: DateTime | null }
): Promise<CreatedKey> {
  if (expiresAt && expiresAt <= DateTime.utc()) throw new ExpiryInPast()
  if (mode === 'test') await ensureTestOrganization(caller.organization)
  const { liveId } = caller.organization
  const organizationId = mode === 'test' ? -liveId : liveId
  return db.transaction(async (trx) => {
    const rights = await KeyRights.lock(caller, trx)
    rights.requireHave({ mode, scopes: terms.scopes })
    const open = await ApiKey.open(queryVisibleKeys(caller, trx)).where({ organizationId })
    if (open.length >= MAX_OPEN_KEYS) throw new TooManyApiKeys(MAX_OPEN_KEYS, mode)
    const userId = caller.user.id
    const apiVersion = NEWEST_VERSION
    const made = { ...terms, expiresAt, organizationId, userId, apiVersion }
    const minted = await insertKey(trx, mode, made)
    await recordKeyActivity(trx, caller, 'make_key', minted.key)
    return minted
  })
}

/**
 * Replaces a key's text. The old text works for the overlap, but never beyond its own expiry. The
 * new key keeps the creator, so that idempotent retries across the change still match; if that
 * person is blocked or has left, the caller becomes the creator. A limited lifetime starts again.
 * The limit on open keys does not apply, because a leaked key must always be replaceable.
 * Throws E_ROW_NOT_FOUND, ApiKeyRevoked, ApiKeyAlreadyRolled, Forbidden.
 */
export async function rollKey(
  caller: Caller,
  id: number,
  overlapHours: number
): Promise<CreatedKey & { old: ApiKey }> {
  return db.transaction(async (trx) => {
    const { key: old } = await findChangeableKey(trx, caller, id)
    const { spendingLine: lineId, mode } = old
    const successor = await ApiKey.query({ client: trx }).where({ lineId }).where('id', '>', id)
    if (successor.length > 0) throw new ApiKeyAlreadyRolled()
    const now = DateTime.utc()
    const userId = (await canKeepMaker(trx, old)) ? old.userId : caller.user.id
    const { name, scopes, dailyLimitKobo, addresses, organizationId, apiVersion } = old
    const minted = await insertKey(trx, mode, {
      name,
      scopes,
      dailyLimitKobo,
      addresses,
      organizationId,
      userId,
      apiVersion,
      lineId,
      expiresAt: old.expiresAt && now.plus(old.expiresAt.diff(old.createdAt)),
    })
    const lastMoment = now.plus({ hours: overlapHours })
    if (!old.expiresAt || old.expiresAt > lastMoment) old.expiresAt = lastMoment
    await recordKeyActivity(trx, caller, 'roll_key', minted.key)
    return { ...minted, old: await old.save() }
  })
}

/** Throws E_ROW_NOT_FOUND, ApiKeyRevoked, Forbidden. */
export async function updateKey(
  caller: Caller,
  id: number,
  terms: Partial<KeySettings>
): Promise<ApiKey> {
  return db.transaction(async (trx) => {
    const { key, rights } = await findChangeableKey(trx, caller, id)
    const before = toAuditedKeyFields(key)
    rights.requireHave(key.merge(terms))
    await recordKeyActivity(trx, caller, 'change_key', key, before)
    return key.save()
  })
}

/** Revokes a key at once. Idempotent. Throws E_ROW_NOT_FOUND, Forbidden. */
export async function revokeKey(
  caller: Caller,
  id: number
): Promise<{ key: ApiKey; isNew: boolean }> {
  return db.transaction(async (trx) => {
    const rights = await KeyRights.lock(caller, trx)
    const key = await findOwnKey(caller, id, trx)
    rights.requireRevoke(key)
    const isNew = key.revokedAt === null
    if (isNew) {
      await key.merge({ revokedAt: DateTime.utc(), revokedBy: caller.user.id }).save()
      await recordKeyActivity(trx, caller, 'revoke_key', key)
    }
    return { key, isNew }
  })
}

async function findChangeableKey(trx: TransactionClientContract, caller: Caller, id: number) {
  const rights = await KeyRights.lock(caller, trx)
  const key = await findOwnKey(caller, id, trx)
  rights.requireRevoke(key)
  rights.requireHave(key)
  if (key.revokedAt) throw new ApiKeyRevoked()
  return { key, rights }
}

type KeyVerb = 'make_key' | 'roll_key' | 'change_key' | 'revoke_key'

async function recordKeyActivity(
  trx: TransactionClientContract,
  caller: Caller,
  verb: KeyVerb,
  key: ApiKey,
  before: object | null = null
) {
  const subject = { kind: 'api_key', id: key.id } as const
  const after = before ? toAuditedKeyFields(key) : { mode: key.mode }
  const { liveId: organizationId } = caller.organization
  await recordTeamActivity(trx, caller, { verb, subject, organizationId, before, after })
}

/** The audit log gets no key name, because names are free text. */
function toAuditedKeyFields({ mode, scopes, dailyLimitKobo }: ApiKey) {
  return { mode, scopes, dailyLimitKobo }
}

async function canKeepMaker(trx: TransactionClientContract, { user, organization }: ApiKey) {
  if (user.blockedAt) return false
  const { id: userId } = user
  const place = { userId, organizationId: organization.liveId }
  return (await Membership.query({ client: trx }).where(place).first()) !== null
}

type NewKeyColumns = KeySettings &
  Pick<ApiKey, 'organizationId' | 'userId' | 'apiVersion' | 'expiresAt'> & { lineId?: number }

async function insertKey(
  trx: TransactionClientContract,
  mode: Mode,
  minting: NewKeyColumns
): Promise<CreatedKey> {
  const text = generateKey(mode)
  const hidden = { keyHash: ApiKey.hashOf(text), lastFour: text.slice(-4) }
  const createdAt = DateTime.utc()
  const key = await ApiKey.create({ ...minting, ...hidden, createdAt }, { client: trx })
  await key.load('organization')
  return { key, text }
}
