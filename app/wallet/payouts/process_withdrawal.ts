import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import logger from '@adonisjs/core/services/logger'
import {
  type ProviderLookup,
  type PaymentProvider,
  ProviderRefused,
  type FromProvider,
} from '#wallet/providers/payment_provider'
import {
  getPaymentProvider,
  type ProviderFinder,
  configuredProviderNames,
} from '#wallet/providers/provider_registry'
import { recordUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import { endWithdrawal, type TransferOutcome } from '#wallet/payouts/end_withdrawal'
import brand from '#config/brand'
import { namesMatch } from '#wallet/payouts/match_names'

/** Bank codes of three digits are the Central Bank's. Other codes differ by provider. */
const CENTRAL_BANK_CODE = /^\d{3}$/

class RelinkRequired extends ProviderRefused {
  constructor() {
    super(
      'We can no longer find this account at its bank. Please link it again, then withdraw to it.'
    )
  }
}

/** If another provider linked the account, finds bank and holder again. Throws RelinkRequired. */
async function resolveBankCode(provider: PaymentProvider, account: PayoutAccount) {
  const { bankCode, bankName, accountNumber, accountName } = account
  if (account.provider === null || account.provider === provider.name) return bankCode
  const banks = await provider.listBanks()
  const sameName = banks.filter(
    ({ name }) => normalizeBankName(name) === normalizeBankName(bankName)
  )
  const sameCode = banks.filter(({ code }) => code === bankCode && CENTRAL_BANK_CODE.test(code))
  const [bank, ...others] = sameCode.length > 0 ? sameCode : sameName
  if (!bank || others.length > 0) throw new RelinkRequired()
  const owner = await provider.resolveAccountName({ bankCode: bank.code, accountNumber })
  if (!namesMatch(owner, accountName)) throw new RelinkRequired()
  return bank.code
}

function normalizeBankName(name: string): string {
  return name.toLowerCase().replace(/\b(plc|limited|ltd|nigeria)\b|[^a-z0-9]/g, '')
}

/** How long a run has a withdrawal to itself: longer than any provider takes to respond. */
const LEASE_SECONDS = 120

/** Delay of the first check on a pending transfer. Each further delay is twice as long. */
const FIRST_WAIT_SECONDS = 15
const MAX_WAIT_SECONDS = 3600

const BATCH = 50

/**
 * Sends a withdrawal or checks its transfer. Safe to run concurrently and repeatedly: a lease
 * admits one run, a retry first looks up what was sent, and only the original provider sends, under
 * one reference. Calls the provider without holding a lock.
 */
export async function processWithdrawal(
  id: number,
  providerOf: ProviderFinder = getPaymentProvider
) {
  const claimed = await claimWithdrawal(id, providerOf)
  if (!claimed) return
  const { withdrawal, provider, wasSent } = claimed
  const outcome = await sendOrFindTransfer(provider, withdrawal, wasSent)
  await saveTransferId(withdrawal, outcome.id)
  if (outcome.status === 'pending') await scheduleWithdrawalCheck(withdrawal)
  else await endWithdrawal(id, outcome)
}

/** Asks the provider about a transfer and sends nothing. An unknown reference goes to staff. */
export async function applyTransferWebhook(
  { provider, id, reference }: FromProvider<ProviderLookup>,
  providerOf: ProviderFinder = getPaymentProvider
) {
  const withdrawal = await Withdrawal.findBy({ reference, provider })
  if (!withdrawal) return recordUnmatchedWebhook(provider, 'transfer', reference)
  const known = withdrawal.providerTransferId ?? id
  const transfer = await providerOf(provider).findTransfer({ id: known, reference })
  if (!transfer) return
  await saveTransferId(withdrawal, transfer.id)
  await endWithdrawal(withdrawal.id, transfer)
}

/**
 * Lists withdrawals whose check is due, most overdue first. The checks make up for lost jobs, lost
 * webhooks and silent providers. If a provider's keys are gone, the money stays held and an error
 * is logged.
 */
export async function dueWithdrawals(except: number[] = []): Promise<number[]> {
  await postponeUnreachableWithdrawals()
  const rows = await Withdrawal.query()
    .select('id')
    .where('status', 'pending')
    .whereNotIn('id', except)
    .whereRaw('next_check_at <= now()')
    .orderBy('nextCheckAt')
    .orderBy('id')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

async function postponeUnreachableWithdrawals() {
  const left = await queryRows<{ reference: string; provider: string }>(
    db,
    `update withdrawals set next_check_at = now() + interval '1 hour'
     where status = 'pending' and next_check_at <= now() and provider <> all(?)
     returning reference, provider`,
    [configuredProviderNames()]
  )
  for (const withdrawal of left) {
    logger.error(withdrawal, 'A withdrawal waits for a payment provider without keys')
  }
}

/** Marks the withdrawal as sent before sending it, so that a crash cannot lead to a second one. */
async function claimWithdrawal(id: number, providerOf: ProviderFinder) {
  return db.transaction(async (trx) => {
    const withdrawal = await Withdrawal.query({ client: trx })
      .where({ id, status: 'pending' })
      .whereRaw('next_check_at <= now()')
      .forUpdate()
      .first()
    if (!withdrawal) return null
    // If the provider has no keys, this throws before anything is sent.
    const provider = providerOf(withdrawal.provider)
    await trx.rawQuery(
      `update withdrawals set sent_at = coalesce(sent_at, now()), checks = checks + 1,
         next_check_at = now() + make_interval(secs => ?) where id = ?`,
      [LEASE_SECONDS, id]
    )
    return { withdrawal, provider, wasSent: withdrawal.sentAt !== null }
  })
}

async function sendOrFindTransfer(
  provider: PaymentProvider,
  withdrawal: Withdrawal,
  wasSent: boolean
): Promise<TransferOutcome> {
  const { reference, amountKobo, providerTransferId } = withdrawal
  const sought = { id: providerTransferId, reference }
  const known = wasSent ? await provider.findTransfer(sought) : null
  if (known) return known
  try {
    return await sendTransfer(provider, withdrawal)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    // Perhaps the provider refuses only a duplicate, because it already has the transfer.
    const taken = await provider.findTransfer(sought)
    return taken ?? { id: null, status: 'failed', amountKobo, reason: error.message }
  }
}

async function sendTransfer(provider: PaymentProvider, withdrawal: Withdrawal) {
  const account = await PayoutAccount.findOrFail(withdrawal.payoutAccountId)
  return provider.sendTransfer({
    reference: withdrawal.reference,
    amountKobo: withdrawal.amountKobo,
    bankCode: await resolveBankCode(provider, account),
    accountNumber: account.accountNumber,
    accountName: account.accountName,
    narration: `${brand.name} wallet withdrawal`,
  })
}

async function saveTransferId({ id, providerTransferId }: Withdrawal, known: string | null) {
  if (known === null || known === providerTransferId) return
  await db.from('withdrawals').where({ id }).update({ provider_transfer_id: known })
}

async function scheduleWithdrawalCheck({ id, checks }: Withdrawal) {
  const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(checks, 20), MAX_WAIT_SECONDS)
  await db.rawQuery(
    'update withdrawals set next_check_at = now() + make_interval(secs => ?) where id = ?',
    [seconds, id]
  )
}
