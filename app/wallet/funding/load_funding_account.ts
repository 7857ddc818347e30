import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import OpenVirtualAccountJob from '#wallet/funding/jobs/open_virtual_account_job'
import type VirtualAccount from '#wallet/funding/models/virtual_account'
import VirtualAccountTransformer from '#wallet/funding/transformers/virtual_account_transformer'
import {
  requireVirtualAccountReady,
  findOrCreateVirtualAccount,
} from '#wallet/funding/virtual_accounts'

type FundingAccountState =
  | { account: VirtualAccount; refusal: null }
  | { account: null; refusal: DomainError }

/** Retries the creation of an account that is still being created. */
export async function loadFundingAccount(caller: Caller): Promise<FundingAccountState> {
  const account = await findOrCreateVirtualAccount(caller)
  if (account.status === 'creating') {
    await OpenVirtualAccountJob.dispatch({ id: account.id }).dedup({ id: account.reference })
  }
  try {
    requireVirtualAccountReady(account)
    return { account, refusal: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { account: null, refusal: error }
  }
}

export async function loadFundingAccountProps(caller: Caller) {
  const { account, refusal } = await loadFundingAccount(caller)
  return {
    account: account && new VirtualAccountTransformer(account).toObject(),
    message: refusal?.message ?? null,
    isPending: refusal?.code === 'E_CONFLICT',
  }
}
