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
import { findOwnKey, queryOwnKeys } from '#identity/api_keys/own_keys'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'
import { ensureTestOrganization } from '#identity/test_mode/test_organization'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { NEWEST_VERSION } from '#shared/http/api_versions'

const MAX_OPEN_KEYS = 20

/** What its owner decides of a key, and may change later. */
export interface KeySettings {
  name: string
  scopes: Scope[]
  dailyLimitKobo: number
  /** From where it may be used; null is from anywhere. */
  addresses: string[] | null
}

/** A key with its text, which nobody is told a second time. */
export interface CreatedKey {
  key: ApiKey
  text: string
}

/** Throws TooManyKeys, ExpiryPassed, and Forbidden for a member who wants to pay with real money. */
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
    const open = await ApiKey.open(queryOwnKeys(caller, trx)).where({ organizationId })
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
 * Replaces a key by one with another text; the old text works for so many hours more, and never longer than it
 * would have. It goes on in the name of who made the old one, so that what a program repeats across the change
 * is not done twice; where that person is blocked or has left, in the name of who rolls it. Where the old key had an end, the new one lasts as long as that did. It needs no room
 * among the open ones, so that a key that has leaked can always be replaced.
 * Throws E_ROW_NOT_FOUND, KeyRevoked, KeyRolled, Forbidden.
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
      ...{ name, scopes, dailyLimitKobo, addresses, organizationId, userId, apiVersion, lineId },
      expiresAt: old.expiresAt && now.plus(old.expiresAt.diff(old.createdAt)),
    })
    const lastMoment = now.plus({ hours: overlapHours })
    if (!old.expiresAt || old.expiresAt > lastMoment) old.expiresAt = lastMoment
    await recordKeyActivity(trx, caller, 'roll_key', minted.key)
    return { ...minted, old: await old.save() }
  })
}

/** Throws E_ROW_NOT_FOUND, KeyRevoked, Forbidden. */
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

/** Ends a key at once; asking again changes nothing. Throws E_ROW_NOT_FOUND, Forbidden. */
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

/** What a key may do, without the words of whoever made it. */
function toAuditedKeyFields({ mode, scopes, dailyLimitKobo }: ApiKey) {
  return { mode, scopes, dailyLimitKobo }
}

/** Whether a successor of the key can be in the name of its maker. */
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
