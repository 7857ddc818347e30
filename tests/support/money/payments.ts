import db from '@adonisjs/lucid/services/db'
import IncomingPayment from '#wallet/funding/models/incoming_payment'
import PaymentIntent from '#wallet/funding/models/payment_intent'
import { SANDBOX_SIGNATURE, signSandboxWebhook } from '#wallet/providers/sandbox/sandbox_signature'
import { call } from '#tests/support/people'
import type { ApiClientCall } from '#tests/support/api_client'

type Change = {
  outcome?: string
  amountKobo?: number
  currency?: string
  settlesAt?: string | null
}

/** Sets the outcome of a sandbox card payment, as its card page would. Returns the charge's id. */
export async function setCardOutcome(reference: string, change: Change = {}): Promise<string> {
  const [row] = await db
    .from('sandbox_charges')
    .where({ reference, method: 'card' })
    .update({
      outcome: change.outcome ?? 'successful',
      settles_at: change.settlesAt ?? null,
      ...(change.amountKobo ? { amount_kobo: change.amountKobo } : {}),
      ...(change.currency ? { currency: change.currency } : {}),
    })
    .returning('id')
  return String(row.id)
}

/** Creates a reference to fund a wallet and opens its card page. */
export async function startFunding(apiClient: ApiClientCall, amount: number): Promise<string> {
  const response = await apiClient('get', `/transactions/payment_reference?paymentAmount=${amount}`)
  const { reference } = response.body().data
  await apiClient('post', `/transactions/${reference}/checkout`, {})
  return reference
}

export function postSandboxWebhook(event: object, signature?: string) {
  const headers = { [SANDBOX_SIGNATURE]: signature ?? signSandboxWebhook(JSON.stringify(event)) }
  return call('POST', '/api/v1/webhooks/payment', event, headers)
}

export async function cashOf(apiClient: ApiClientCall): Promise<number> {
  const wallet = await apiClient('get', '/wallet')
  return wallet.body().data.cashBalance
}

export function findIncomingPayments(reference: string) {
  return IncomingPayment.query().where({ reference }).orderBy('id')
}

export function findPaymentIntent(reference: string) {
  return PaymentIntent.findByOrFail('reference', reference)
}
