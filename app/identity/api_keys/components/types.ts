import type { Data } from '@generated/data'

export type Key = Data.Identity.ApiKeys.Key.Variants['forPage']
export type ListedKey = Data.Identity.ApiKeys.Key
export type KeyCall = Data.Identity.ApiKeys.Call.Variants['forPage']

/** As much of a key as anybody is shown. */
export function keyHint({ mode, lastFour }: Pick<ListedKey, 'mode' | 'lastFour'>): string {
  return `sdm_${mode}_…${lastFour}`
}

/** By who looks at it, and while it is the key that is used. */
export function isChangeable({ mayChange, status, isRolled }: Key): boolean {
  return mayChange && status === 'open' && !isRolled
}
