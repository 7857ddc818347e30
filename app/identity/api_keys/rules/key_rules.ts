import type { Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'

export const MAX_KEY_NAME_LENGTH = 60

export const MAX_KEY_ADDRESSES = 20

/** Default daily payment limit in naira. */
export const DEFAULT_DAILY_LIMIT_NAIRA: Record<Mode, number> = { test: 1_000_000, live: 100_000 }

/** The default number of hours for which a key still works after it was rolled. */
export const DEFAULT_OVERLAP_HOURS = 24

export const MAX_SEARCHED_CALLS = 10_000

/** True for live keys that can pay. In a business only an owner may make or change them. */
export function paysRealMoney({ mode, scopes }: { mode: Mode; scopes: readonly Scope[] }): boolean {
  return mode === 'live' && scopes.includes('wallet:pay')
}
