import { useLoaded } from '~/api/use_loaded'
import type { Data } from '@generated/data'

export type VirtualAccount = Data.Wallet.Funding.VirtualAccount

/** The account that credits this wallet, or a sentence why there is none yet. */
export function useVirtualAccount(isWanted: boolean) {
  const { data, body, failure, loading, retry } = useLoaded(
    'api.wallet.virtual_account.show',
    isWanted ? { query: { hideError: 'true' } } : null
  )
  const message = body && 'message' in body ? body.message : (failure?.message ?? null)
  return { account: data, message, busy: loading, again: retry }
}
