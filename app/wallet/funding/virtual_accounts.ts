import db from '@adonisjs/lucid/services/db'
import { runEach } from '#shared/queue/run_each'
import brand from '#config/brand'
import type { Caller } from '#identity/sessions/caller'
import Organization from '#identity/organizations/models/organization'
import User from '#identity/accounts/models/user'
import { DomainError } from '#shared/errors/domain_error'
import { queryRows } from '#shared/database/query_rows'
import { generatePaymentReference } from '#wallet/funding/generate_payment_reference'
import { settleCharge } from '#wallet/funding/settle_charge'
import VirtualAccount from '#wallet/funding/models/virtual_account'
import Wallet from '#wallet/balances/wallet'
import {
  type PaymentProviderName,
  ProviderRefused,
  type VirtualAccountKey,
} from '#wallet/providers/payment_provider'
import {
  getPaymentProvider,
  type ProviderFinder,
  configuredProviderNames,
} from '#wallet/providers/provider_registry'

/** The length of the column for the provider's refusal. */
const MAX_ACCOUNT_PROBLEM_LENGTH = 300
const BATCH = 50

class VirtualAccountPending extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'Your virtual bank account is being created. Please try again a minute or two...'
    )
  }
}

class VirtualAccountUnavailable extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'There is no virtual bank account for this wallet. Please use a card.')
  }
}

/** Returns the caller's virtual account in any state. Requests one on first use. */
export async function findOrCreateVirtualAccount(
  caller: Caller,
  findProvider: ProviderFinder = getPaymentProvider
): Promise<VirtualAccount> {
  const provider = findProvider().name
  const wallet = await Wallet.of(caller)
  const known = await VirtualAccount.findBy({ walletId: wallet.id, provider })
  if (known) return known
  // The database keeps only one row if requests are concurrent.
  await db
    .table('virtual_accounts')
    .insert({
      wallet_id: wallet.id,
      organization_id: caller.organization.id,
      user_id: caller.user.id,
      provider,
      reference: generatePaymentReference('VBA'),
      status: 'creating',
    })
    .onConflict(['wallet_id', 'provider'])
    .ignore()
  return VirtualAccount.findByOrFail({ walletId: wallet.id, provider })
}

export function requireVirtualAccountReady({ status }: VirtualAccount) {
  if (status === 'creating') throw new VirtualAccountPending()
  if (status === 'refused') throw new VirtualAccountUnavailable()
}

/** Opens the account at the provider. Idempotent: one reference always gets the same account. */
export async function createVirtualAccount(
  id: number,
  findProvider: ProviderFinder = getPaymentProvider
) {
  const account = await VirtualAccount.findOrFail(id)
  if (account.status !== 'creating') return
  const user = await User.findOrFail(account.userId)
  const organization = await Organization.findOrFail(account.organizationId)
  const owner = organization.isBusiness ? organization.name : user.fullName
  try {
    const { email, firstname, lastname, phoneNumber } = user
    const details = await findProvider(account.provider).openVirtualAccount({
      reference: account.reference,
      customer: { email, firstname, lastname, phoneNumber },
      name: `${brand.name} / ${owner}`,
    })
    if (!details) return
    await account.merge({ ...details, status: 'ready', problem: null }).save()
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    await markAccountRefused(account, error.message)
  }
}

function markAccountRefused(account: VirtualAccount, problem: string) {
  return account
    .merge({ status: 'refused', problem: problem.slice(0, MAX_ACCOUNT_PROBLEM_LENGTH) })
    .save()
}

/** Handles a webhook about an account under creation. Asks the provider for the number. */
export async function applyAccountWebhook(
  { provider, reference, problem }: { provider: PaymentProviderName } & AccountWebhook,
  findProvider: ProviderFinder = getPaymentProvider
) {
  const account = await VirtualAccount.findBy({ provider, reference })
  if (account?.status !== 'creating') return
  if (problem === null) await createVirtualAccount(account.id, findProvider)
  else await markAccountRefused(account, problem)
}

const CHECK_FAILURE = {
  message: 'A virtual account could not be checked',
  describe: ({ id }: ClaimedAccount) => ({ virtualAccountId: id }),
}

/** Retries accounts under creation, and checks ready ones for deposits whose webhook was lost. */
export async function sweepVirtualAccounts(findProvider: ProviderFinder = getPaymentProvider) {
  await runEach(await claimDueAccounts(), CHECK_FAILURE, (account) =>
    account.status === 'creating'
      ? createVirtualAccount(account.id, findProvider)
      : settleAccountCharges(account, findProvider)
  )
}

type ClaimedAccount = { id: number } & (
  | (AccountToCheck & { status: Exclude<VirtualAccount['status'], 'creating'> })
  | { status: 'creating'; provider: PaymentProviderName; reference: string; accountNumber: null }
)

type AccountToCheck = { provider: PaymentProviderName } & VirtualAccountKey

type AccountWebhook = { reference: string; problem: string | null }

/** Claims accounts under creation every 2 minutes, and ready ones every 30 minutes. */
async function claimDueAccounts(): Promise<ClaimedAccount[]> {
  return queryRows<ClaimedAccount>(
    db,
    `update virtual_accounts set next_check_at = now() + case status
       when 'creating' then interval '2 minutes' else interval '30 minutes' end
     where id in (select id from virtual_accounts
       where status <> 'refused' and next_check_at <= now() and provider = any(?)
       order by next_check_at limit ${BATCH} for update skip locked)
     returning id, status, provider, reference, account_number as "accountNumber"`,
    [configuredProviderNames()]
  )
}

async function settleAccountCharges(
  { provider, ...account }: AccountToCheck,
  findProvider: ProviderFinder
) {
  for (const charge of await findProvider(provider).listAccountCharges(account)) {
    if (charge.status === 'successful') await settleCharge(provider, charge)
  }
}
