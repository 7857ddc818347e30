import { callApi } from '~/api/call_api'
import type { ApiOutcome } from '~/api/api_outcome'
import {
  MAX_KEY_ADDRESSES,
  MAX_KEY_NAME_LENGTH,
  DEFAULT_DAILY_LIMIT_NAIRA,
} from '#identity/api_keys/rules/key_rules'
import type { Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'
import { numberCheck, textCheck } from '#shared/http/rules/field_checks'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import type { ApiKeyDetails } from './api_key_data'

export interface KeyEntry {
  name: string
  mode: Mode
  scopes: Scope[]
  dailyLimit: string
  expiresAt: string
  addresses: string
}

interface SavedKey {
  message: string
  data?: { key: string | null }
}

const NEW_KEY: KeyEntry = {
  name: '',
  mode: 'test',
  scopes: ['rates:read', 'shipments:read', 'shipments:write', 'tracking:read', 'wallet:pay'],
  dailyLimit: String(DEFAULT_DAILY_LIMIT_NAIRA.test),
  expiresAt: '',
  addresses: '',
}

export function toKeyEntry(key: ApiKeyDetails | null): KeyEntry {
  if (!key) return NEW_KEY
  const { name, mode, scopes, dailyLimit, addresses } = key
  return {
    name,
    mode,
    scopes,
    dailyLimit: String(dailyLimit),
    expiresAt: '',
    addresses: addresses?.join('\n') ?? '',
  }
}

const checkName = textCheck('Name', { max: MAX_KEY_NAME_LENGTH })
const checkLimit = numberCheck('Daily limit', { min: 0, max: 100_000_000, decimals: 2 })

export const KEY_CHECKS = {
  name: checkName,
  scopes: (scopes: Scope[]) =>
    scopes.length === 0 ? 'Choose at least one thing that the key can do' : null,
  dailyLimit: (typed: string, { scopes }: KeyEntry) =>
    scopes.includes('wallet:pay') ? checkLimit(typed) : null,
  addresses: (typed: string) =>
    splitAddresses(typed).length > MAX_KEY_ADDRESSES
      ? `"Addresses" has more than ${MAX_KEY_ADDRESSES} entries`
      : null,
}

/** The daily limit is sent only if the key has the payment scope. */
function toKeySettings({ name, scopes, dailyLimit, addresses }: KeyEntry) {
  return {
    name,
    scopes,
    addresses: splitAddresses(addresses),
    ...(scopes.includes('wallet:pay') && { dailyLimit: readNumber(dailyLimit, MONEY_NUMBER) }),
  }
}

export function saveKey(key: ApiKeyDetails | null, entry: KeyEntry): Promise<ApiOutcome<SavedKey>> {
  const terms = toKeySettings(entry)
  if (key) return callApi('api.identity.api_keys.update', { params: { id: key.id }, body: terms })
  const { mode, expiresAt } = entry
  const body = { ...terms, mode, ...(expiresAt && { expiresAt }) }
  return callApi('api.identity.api_keys.store', { body })
}

function splitAddresses(typed: string): string[] {
  return typed.split(/[\s,]+/).filter(Boolean)
}
