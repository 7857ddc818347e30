import db from '@adonisjs/lucid/services/db'
import type { PaymentProvider } from '#wallet/providers/contract'
import { ProviderRefused } from '#wallet/providers/contract'
import { paymentProvider, type ProviderFinder } from '#wallet/providers/providers'
import PayoutAccount from '#wallet/payouts/models/payout_account'
import Withdrawal from '#wallet/payouts/models/withdrawal'
import { endWithdrawal, type TransferOutcome } from '#wallet/payouts/withdrawal_ending'
import brand from '#config/brand'

/** Longer than a provider may take to answer. */
const LEASE_SECONDS = 120

/** Seconds until the first look at a transfer that is under way; each further one waits twice that. */
const FIRST_WAIT_SECONDS = 15
const LONGEST_WAIT_SECONDS = 3600

const BATCH = 50

/**
 * Sends a withdrawal to the bank, or looks what became of it. Safe to run at any time and as often as
 * one likes: one at a time has the lease, what was ever sent is asked about before it is sent again,
 * and it is only ever sent under its one reference. The provider is called without a lock.
 */
export async function followWithdrawal(id: number, providerOf: ProviderFinder = paymentProvider) {
  const provider = providerOf()
  const claimed = await claim(id, provider)
  if (!claimed) return
  const { withdrawal, wasSent } = claimed
  const outcome = await outcomeOf(provider, withdrawal, wasSent)
  if (outcome.status === 'pending') await waitFor(withdrawal)
  else await endWithdrawal(id, outcome)
}

/** What a webhook does: it asks the provider, and sends nothing. Unknown references are none of ours. */
export async function hearOfTransfer(
  reference: string,
  providerOf: ProviderFinder = paymentProvider
) {
  const withdrawal = await Withdrawal.findBy({ reference })
  if (!withdrawal) return
  const provider = providerOf()
  requireSame(provider, withdrawal)
  const transfer = await provider.transferByReference(reference)
  if (transfer) await endWithdrawal(withdrawal.id, transfer)
}

/** What is due, longest waiting first: lost jobs, silent providers, webhooks that never came. */
export async function withdrawalsToFollow(): Promise<number[]> {
  const rows = await Withdrawal.query()
    .select('id')
    .where('status', 'pending')
    .whereRaw('next_check_at <= now()')
    .orderBy('nextCheckAt')
    .orderBy('id')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Marks it as sent before it is: whoever dies in between leaves a trace, and no second transfer. */
async function claim(id: number, provider: PaymentProvider) {
  return db.transaction(async (trx) => {
    const withdrawal = await Withdrawal.query({ client: trx })
      .where({ id, status: 'pending' })
      .whereRaw('next_check_at <= now()')
      .forUpdate()
      .first()
    if (!withdrawal) return null
    requireSame(provider, withdrawal)
    await trx.rawQuery(
      `update withdrawals set sent_at = coalesce(sent_at, now()), checks = checks + 1,
         next_check_at = now() + make_interval(secs => ?) where id = ?`,
      [LEASE_SECONDS, id]
    )
    return { withdrawal, wasSent: withdrawal.sentAt !== null }
  })
}

/** Another company knows nothing of it, and would send it a second time. */
function requireSame(provider: PaymentProvider, withdrawal: Withdrawal) {
  if (provider.name === withdrawal.provider) return
  throw new Error(
    `Withdrawal ${withdrawal.reference} was begun with ${withdrawal.provider}, not ${provider.name}`
  )
}

async function outcomeOf(
  provider: PaymentProvider,
  withdrawal: Withdrawal,
  wasSent: boolean
): Promise<TransferOutcome> {
  const { reference, amountKobo } = withdrawal
  const known = wasSent ? await provider.transferByReference(reference) : null
  if (known) return known
  try {
    return await send(provider, withdrawal)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    // Also when it refuses only because it has it already.
    const taken = await provider.transferByReference(reference)
    return taken ?? { status: 'failed', amountKobo, reason: error.message }
  }
}

async function send(provider: PaymentProvider, withdrawal: Withdrawal) {
  const { bankCode, accountNumber } = await PayoutAccount.findOrFail(withdrawal.payoutAccountId)
  return provider.send({
    reference: withdrawal.reference,
    amountKobo: withdrawal.amountKobo,
    bankCode,
    accountNumber,
    narration: `${brand.name} wallet withdrawal`,
  })
}

async function waitFor({ id, checks }: Withdrawal) {
  const seconds = Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(checks, 20), LONGEST_WAIT_SECONDS)
  await db.rawQuery(
    'update withdrawals set next_check_at = now() + make_interval(secs => ?) where id = ?',
    [seconds, id]
  )
}
