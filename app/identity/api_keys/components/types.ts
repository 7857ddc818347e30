import type { Data } from '@generated/data'

export type ApiKeyDetails = Data.Identity.ApiKeys.Key.Variants['forPage']
export type ApiKeySummary = Data.Identity.ApiKeys.Key
export type ApiKeyCall = Data.Identity.ApiKeys.Call.Variants['forPage']

/** As much of a key as anybody is shown. */
export function maskKey({ mode, lastFour }: Pick<ApiKeySummary, 'mode' | 'lastFour'>): string {
  return `sdm_${mode}_…${lastFour}`
}

/** By who looks at it, and while it is the key that is used. */
export function isKeyChangeable({ mayChange, status, isRolled }: ApiKeyDetails): boolean {
  return mayChange && status === 'open' && !isRolled
}
