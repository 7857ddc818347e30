import { send } from '~/api/send'
import type { Outcome } from '~/hooks/api_outcome'
import {
  ADDRESSES_AT_MOST,
  NAME_LENGTH,
  USUAL_DAILY_LIMIT,
} from '#identity/api_keys/rules/key_rules'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'
import { number, text } from '#shared/http/rules/field_checks'
import { MONEY, readNumber } from '#shared/numbers/rules/read_number'
import type { Key } from './types'

/** A key as it is entered. */
export interface KeyEntry {
  name: string
  mode: Mode
  scopes: Scope[]
  dailyLimit: string
  expiresAt: string
  /** One a line. */
  addresses: string
}

interface SavedKey {
  message: string
  data?: { key: string | null }
}

/** What most shops need, to begin with in test mode. */
const NEW_KEY: KeyEntry = {
  name: '',
  mode: 'test',
  scopes: ['rates:read', 'shipments:read', 'shipments:write', 'tracking:read', 'wallet:pay'],
  dailyLimit: String(USUAL_DAILY_LIMIT.test),
  expiresAt: '',
  addresses: '',
}

export function entryOf(key: Key | null): KeyEntry {
  if (!key) return NEW_KEY
  const { name, mode, scopes, dailyLimit, addresses } = key
  return {
    ...{ name, mode, scopes, dailyLimit: String(dailyLimit), expiresAt: '' },
    addresses: addresses?.join('\n') ?? '',
  }
}

const checkName = text('Name', { max: NAME_LENGTH })
const checkLimit = number('Daily limit', { min: 0, max: 100_000_000, decimals: 2 })

export const KEY_CHECKS = {
  name: checkName,
  scopes: (scopes: Scope[]) =>
    scopes.length === 0 ? 'Choose at least one thing that the key can do' : null,
  dailyLimit: (typed: string, { scopes }: KeyEntry) =>
    scopes.includes('wallet:pay') ? checkLimit(typed) : null,
  addresses: (typed: string) =>
    linesOf(typed).length > ADDRESSES_AT_MOST
      ? `"Addresses" has more than ${ADDRESSES_AT_MOST} entries`
      : null,
}

/** Where it pays nothing, a limit is left as it was. */
function termsOf({ name, scopes, dailyLimit, addresses }: KeyEntry) {
  return {
    ...{ name, scopes, addresses: linesOf(addresses) },
    ...(scopes.includes('wallet:pay') && { dailyLimit: readNumber(dailyLimit, MONEY) }),
  }
}

/** Changes a key, or makes one: then the answer has its text. */
export function sendKey(key: Key | null, entry: KeyEntry): Promise<Outcome<SavedKey>> {
  const terms = termsOf(entry)
  if (key) return send('api.identity.api_keys.update', { params: { id: key.id }, body: terms })
  const { mode, expiresAt } = entry
  const body = { ...terms, mode, ...(expiresAt && { expiresAt }) }
  return send('api.identity.api_keys.store', { body })
}

function linesOf(typed: string): string[] {
  return typed.split(/[\s,]+/).filter(Boolean)
}
