import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { settleCharge } from '#wallet/funding/settle_charge'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { recordUnmatchedWebhook } from '#wallet/providers/unmatched_webhooks/resolve_unmatched_webhook'
import VirtualAccount from '#wallet/funding/models/virtual_account'
import type { Charge, ProviderLookup, FromProvider } from '#wallet/providers/payment_provider'
import {
  getPaymentProvider,
  type ProviderFinder,
  configuredProviderNames,
} from '#wallet/providers/provider_registry'
import { sendMail } from '#shared/mail/send_mail'
import User from '#identity/accounts/models/user'
import PaymentInWalletMail from '#wallet/funding/payment_in_wallet_mail'

const BATCH = 100

/**
 * Asks the provider about a payment, and trusts only the answer. Credits it at most once, however
 * often it is called. Throws ProviderUnavailable.
 */
export async function verifyPayment(
  reference: string,
  findProvider: ProviderFinder = getPaymentProvider
) {
  const intent = await PaymentIntent.findBy({ reference })
  if (!intent) return
  if (intent.status === 'paid') return finishPayment(intent)
  // Schedule the next check first, so that a silent provider is asked less and less often.
  await scheduleNextCheck(intent)
  const charge = await findProvider(intent.provider).findChargeByReference(reference)
  await applyCharge(intent, charge)
  await finishPayment(await intent.refresh())
}

/** Like `verifyPayment`, for the charge of a webhook, perhaps a deposit into a virtual account. */
export async function verifyCharge(
  { provider, ...lookup }: FromProvider<ProviderLookup>,
  findProvider: ProviderFinder = getPaymentProvider
) {
  const { reference } = lookup
  const charge = await findProvider(provider).findCharge(lookup)
  // Credit nothing unless the charge has the webhook's reference. Staff see unknown references.
  if (!charge || charge.reference !== reference) {
    if (!(await isOwnReference(provider, reference)))
      await recordUnmatchedWebhook(provider, 'charge', reference)
    return
  }
  if (charge.status === 'successful') await settleCharge(provider, charge)
  const intent = await PaymentIntent.findBy({ reference, provider })
  if (!intent) return
  await applyCharge(intent, charge.status === 'successful' ? null : charge)
  await finishPayment(await intent.refresh())
}

async function isOwnReference(
  provider: PaymentIntent['provider'],
  reference: string
): Promise<boolean> {
  const mine = { provider, reference }
  return Boolean((await PaymentIntent.findBy(mine)) ?? (await VirtualAccount.findBy(mine)))
}

async function applyCharge(intent: PaymentIntent, charge: Charge | null) {
  if (!charge) return
  if (charge.status === 'successful') return settleCharge(intent.provider, charge)
  // `paid` is final: a late answer about an earlier state must not overwrite it.
  await PaymentIntent.query()
    .where('id', intent.id)
    .whereIn('status', ['open', 'pending', 'failed', 'expired'])
    .update({ status: charge.status, updatedAt: new Date() })
}

async function finishPayment(intent: PaymentIntent) {
  if (intent.status !== 'paid' || intent.nextCheckAt === null) return
  await notifyPayer(intent.id)
}

/** Schedules checks 1 minute to 6 hours apart. Stops at expiry or, if pending, 7 days later. */
async function scheduleNextCheck({ id }: PaymentIntent) {
  await db.rawQuery(
    `update payment_intents set checks = checks + 1, updated_at = now(),
       status = case when expires_at < now() and status in ('open', 'failed') then 'expired'
         else status end,
       next_check_at = case when expires_at + interval '7 days' < now()
           or (expires_at < now() and status <> 'pending') then null
         else now() + least(power(2, least(checks, 10)), 360) * interval '1 minute' end
     where id = ? and status not in ('paid', 'attention')`,
    [id]
  )
}

/** Lists due payments, most overdue first. Skips unpaid ones whose provider has no keys. */
export async function paymentsToVerify(except: string[] = []): Promise<string[]> {
  const rows = await PaymentIntent.query()
    .select('reference')
    .whereRaw('next_check_at <= now()')
    .whereNotIn('reference', except)
    .where((query) =>
      query.whereIn('provider', configuredProviderNames()).orWhere('status', 'paid')
    )
    .orderBy('nextCheckAt')
    .limit(BATCH)
  return rows.map(({ reference }) => reference)
}

/** Marks the open payments for this subject as initiated. Returns their references for checks. */
export async function markPaymentInitiated(subject: string): Promise<string[]> {
  const rows = await queryRows<{ reference: string }>(
    db,
    `update payment_intents set initiated_at = coalesce(initiated_at, now()), updated_at = now()
     where subject = ? and status in ('open', 'pending', 'failed') returning reference`,
    [subject]
  )
  return rows.map(({ reference }) => reference)
}

/** E-mails the payer once that the money is in the wallet. If that fails, the sweep retries. */
async function notifyPayer(intentId: number) {
  const intent = await PaymentIntent.findOrFail(intentId)
  const payer = await User.findOrFail(intent.userId)
  await db.transaction(async (trx) => {
    const claimed = await trx
      .from('payment_intents')
      .where({ id: intentId, status: 'paid' })
      .whereNotNull('next_check_at')
      .update({ next_check_at: null })
    if (Number(claimed) > 0) await sendMail(new PaymentInWalletMail(intent, payer), trx)
  })
}
