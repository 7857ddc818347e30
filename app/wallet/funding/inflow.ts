import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import OpenVirtualAccountJob from '#wallet/funding/jobs/open_virtual_account_job'
import type VirtualAccount from '#wallet/funding/models/virtual_account'
import VirtualAccountTransformer from '#wallet/funding/transformers/virtual_account_transformer'
import { requireReady, virtualAccountOf } from '#wallet/funding/virtual_accounts'

/** The account that credits the caller's wallet, or why there is none yet. One that is being made is asked after again. */
type Inflow = { account: VirtualAccount; refusal: null } | { account: null; refusal: DomainError }

export async function inflowOf(caller: Caller): Promise<Inflow> {
  const account = await virtualAccountOf(caller)
  if (account.status === 'creating') {
    await OpenVirtualAccountJob.dispatch({ id: account.id }).dedup({ id: account.reference })
  }
  try {
    requireReady(account)
    return { account, refusal: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { account: null, refusal: error }
  }
}

/** The same, for a page. */
export async function inflowForPage(caller: Caller) {
  const { account, refusal } = await inflowOf(caller)
  return {
    account: account && new VirtualAccountTransformer(account).toObject(),
    message: refusal?.message ?? null,
  }
}
