import type { Scope } from '#identity/api_keys/rules/scopes'
import type { Mode } from '#identity/test_mode/rules/mode'

export const MAX_KEY_NAME_LENGTH = 60

export const MAX_KEY_ADDRESSES = 20

/** Naira that a key may pay a day where nothing else is said; test money is no money. */
export const DEFAULT_DAILY_LIMIT_NAIRA: Record<Mode, number> = { test: 1_000_000, live: 100_000 }

/** How long the old text of a rolled key still works, where nothing else is said. */
export const DEFAULT_OVERLAP_HOURS = 24

/** Calls of a key that are looked through for a status or a part of a path, the newest. */
export const MAX_SEARCHED_CALLS = 10_000

/** Whether a key moves real money, which in a business an owner has to answer for. */
export function paysRealMoney({ mode, scopes }: { mode: Mode; scopes: readonly Scope[] }): boolean {
  return mode === 'live' && scopes.includes('wallet:pay')
}
