import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ApiKey from '#identity/api_keys/api_key'
import { ExpiryPassed, KeyRevoked, KeyRolled, TooManyKeys } from '#identity/api_keys/key_refusals'
import Membership from '#identity/organizations/models/membership'
import { KeyRights } from '#identity/api_keys/key_rights'
import { newKeyText } from '#identity/api_keys/key_text'
import { findKey, keysOf } from '#identity/api_keys/own_keys'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'
import { testTwinOf } from '#identity/test_mode/test_twin'
import type { Caller } from '#identity/sessions/caller'
import { recordAct } from '#identity/teams/activity/team_acts'
import { NEWEST_VERSION } from '#shared/http/api_versions'

const OPEN_KEYS_AT_MOST = 20

/** What its owner decides of a key, and may change later. */
export interface KeyTerms {
  name: string
  scopes: Scope[]
  dailyLimitKobo: number
  /** From where it may be used; null is from anywhere. */
  addresses: string[] | null
}

/** A key with its text, which nobody is told a second time. */
export interface MintedKey {
  key: ApiKey
  text: string
}

/** Throws TooManyKeys, ExpiryPassed, and Forbidden for a member who wants to pay with real money. */
export async function makeKey(
  caller: Caller,
  mode: Mode,
  { expiresAt, ...terms }: KeyTerms & { expiresAt: DateTime | null }
): Promise<MintedKey> {
  if (expiresAt && expiresAt <= DateTime.utc()) throw new ExpiryPassed()
  if (mode === 'test') await testTwinOf(caller.organization)
  const { liveId } = caller.organization
  const organizationId = mode === 'test' ? -liveId : liveId
  return db.transaction(async (trx) => {
    const rights = await KeyRights.lock(caller, trx)
    rights.requireHave({ mode, scopes: terms.scopes })
    const open = await ApiKey.open(keysOf(caller, trx)).where({ organizationId })
    if (open.length >= OPEN_KEYS_AT_MOST) throw new TooManyKeys(OPEN_KEYS_AT_MOST, mode)
    const userId = caller.user.id
    const apiVersion = NEWEST_VERSION
    const made = { ...terms, expiresAt, organizationId, userId, apiVersion }
    const minted = await mint(trx, mode, made)
    await recordKey(trx, caller, 'make_key', minted.key)
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
): Promise<MintedKey & { old: ApiKey }> {
  return db.transaction(async (trx) => {
    const { key: old } = await changeableKey(trx, caller, id)
    const { spendingLine: lineId, mode } = old
    const successor = await ApiKey.query({ client: trx }).where({ lineId }).where('id', '>', id)
    if (successor.length > 0) throw new KeyRolled()
    const now = DateTime.utc()
    const userId = (await goesOnAs(trx, old)) ? old.userId : caller.user.id
    const { name, scopes, dailyLimitKobo, addresses, organizationId, apiVersion } = old
    const minted = await mint(trx, mode, {
      ...{ name, scopes, dailyLimitKobo, addresses, organizationId, userId, apiVersion, lineId },
      expiresAt: old.expiresAt && now.plus(old.expiresAt.diff(old.createdAt)),
    })
    const lastMoment = now.plus({ hours: overlapHours })
    if (!old.expiresAt || old.expiresAt > lastMoment) old.expiresAt = lastMoment
    await recordKey(trx, caller, 'roll_key', minted.key)
    return { ...minted, old: await old.save() }
  })
}

/** Throws E_ROW_NOT_FOUND, KeyRevoked, Forbidden. */
export async function changeKey(
  caller: Caller,
  id: number,
  terms: Partial<KeyTerms>
): Promise<ApiKey> {
  return db.transaction(async (trx) => {
    const { key, rights } = await changeableKey(trx, caller, id)
    const before = limitsOf(key)
    rights.requireHave(key.merge(terms))
    await recordKey(trx, caller, 'change_key', key, before)
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
    const key = await findKey(caller, id, trx)
    rights.requireRevoke(key)
    const isNew = key.revokedAt === null
    if (isNew) {
      await key.merge({ revokedAt: DateTime.utc(), revokedBy: caller.user.id }).save()
      await recordKey(trx, caller, 'revoke_key', key)
    }
    return { key, isNew }
  })
}

async function changeableKey(trx: TransactionClientContract, caller: Caller, id: number) {
  const rights = await KeyRights.lock(caller, trx)
  const key = await findKey(caller, id, trx)
  rights.requireRevoke(key)
  rights.requireHave(key)
  if (key.revokedAt) throw new KeyRevoked()
  return { key, rights }
}

type KeyVerb = 'make_key' | 'roll_key' | 'change_key' | 'revoke_key'

async function recordKey(
  trx: TransactionClientContract,
  caller: Caller,
  verb: KeyVerb,
  key: ApiKey,
  before: object | null = null
) {
  const subject = { kind: 'api_key', id: key.id } as const
  const after = before ? limitsOf(key) : { mode: key.mode }
  const { liveId: organizationId } = caller.organization
  await recordAct(trx, caller, { verb, subject, organizationId, before, after })
}

/** What a key may do, without the words of whoever made it. */
function limitsOf({ mode, scopes, dailyLimitKobo }: ApiKey) {
  return { mode, scopes, dailyLimitKobo }
}

/** Whether a successor of the key can be in the name of its maker. */
async function goesOnAs(trx: TransactionClientContract, { user, organization }: ApiKey) {
  if (user.blockedAt) return false
  const { id: userId } = user
  const place = { userId, organizationId: organization.liveId }
  return (await Membership.query({ client: trx }).where(place).first()) !== null
}

type Minting = KeyTerms &
  Pick<ApiKey, 'organizationId' | 'userId' | 'apiVersion' | 'expiresAt'> & { lineId?: number }

async function mint(
  trx: TransactionClientContract,
  mode: Mode,
  minting: Minting
): Promise<MintedKey> {
  const text = newKeyText(mode)
  const hidden = { keyHash: ApiKey.hashOf(text), lastFour: text.slice(-4) }
  const createdAt = DateTime.utc()
  const key = await ApiKey.create({ ...minting, ...hidden, createdAt }, { client: trx })
  await key.load('organization')
  return { key, text }
}
