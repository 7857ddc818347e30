import type { Data } from '@generated/data'

export type ApiKeyDetails = Data.Identity.ApiKeys.Key.Variants['forPage']
export type ApiKeySummary = Data.Identity.ApiKeys.Key
export type ApiKeyCall = Data.Identity.ApiKeys.Call.Variants['forPage']

export function maskKey({ mode, lastFour }: Pick<ApiKeySummary, 'mode' | 'lastFour'>): string {
  return `sdm_${mode}_…${lastFour}`
}

export function isKeyChangeable({ mayChange, status, isRolled }: ApiKeyDetails): boolean {
  return mayChange && status === 'open' && !isRolled
}
