import { DateTime } from 'luxon'
import vine from '@vinejs/vine'
import db from '@adonisjs/lucid/services/db'
import payments from '#config/payments'
import SendSandboxWebhookJob from '#wallet/providers/sandbox/send_sandbox_webhook_job'
import type { ChargeOutcome } from '#wallet/providers/sandbox/sandbox_charges'

const CARD_DECISIONS = ['pay', 'pay_slowly', 'stay_pending', 'decline', 'abandon'] as const

export type CardDecision = (typeof CARD_DECISIONS)[number]

export const cardDecisionValidator = vine.create({ decision: vine.enum(CARD_DECISIONS) })

/** The status that the return URL claims. It proves nothing. */
type CardReturnStatus = 'successful' | 'pending' | 'failed' | 'cancelled'

const CARD_RETURN_STATUSES: Record<CardDecision, CardReturnStatus> = {
  pay: 'successful',
  pay_slowly: 'pending',
  stay_pending: 'pending',
  decline: 'failed',
  abandon: 'cancelled',
}

export interface SandboxCheckout {
  id: string
  reference: string
  amountKobo: number
  customerName: string
  returnUrl: string
  isOver: boolean
}

export async function findSandboxCheckout(reference: string): Promise<SandboxCheckout | null> {
  const row = await db.from('sandbox_charges').where({ reference, method: 'card' }).first()
  return row && toSandboxCheckout(row)
}

/** Returns the URL for the browser. A declined or abandoned payment can be tried again. */
export async function applyCardDecision(
  reference: string,
  decision: CardDecision
): Promise<string | null> {
  const checkout = await findSandboxCheckout(reference)
  if (!checkout) return null
  const backWith = (status: CardReturnStatus) => buildReturnUrl(checkout, status)
  if (decision === 'abandon') return backWith(CARD_RETURN_STATUSES.abandon)
  if (checkout.isOver) return backWith('successful')
  const { paceSeconds } = payments.sandbox
  const isSlow = decision === 'pay_slowly'
  await db
    .from('sandbox_charges')
    .where({ id: checkout.id })
    .whereIn('outcome', ['open', 'failed'])
    .update({
      outcome: cardChargeOutcome(decision),
      settles_at: isSlow ? DateTime.now().plus({ seconds: paceSeconds }).toJSDate() : null,
    })
  if (decision !== 'stay_pending') {
    const note = SendSandboxWebhookJob.dispatch({ event: 'charge', id: checkout.id, reference })
    await (isSlow ? note.in(`${paceSeconds}s`) : note)
  }
  return backWith(CARD_RETURN_STATUSES[decision])
}

function cardChargeOutcome(decision: Exclude<CardDecision, 'abandon'>) {
  if (decision === 'decline') return 'failed'
  return decision === 'stay_pending' ? 'pending' : 'successful'
}

function buildReturnUrl(
  { returnUrl, reference, id }: SandboxCheckout,
  status: CardReturnStatus
): string {
  const url = new URL(returnUrl)
  url.searchParams.set('status', status)
  url.searchParams.set('tx_ref', reference)
  if (status !== 'cancelled') url.searchParams.set('transaction_id', id)
  // The URL has no host, so that the browser stays on the host where it is signed in.
  return `${url.pathname}${url.search}`
}

function toSandboxCheckout(row: {
  id: number
  reference: string
  amount_kobo: number
  customer_name: string
  return_url: string
  outcome: ChargeOutcome
}): SandboxCheckout {
  return {
    id: String(row.id),
    reference: row.reference,
    amountKobo: row.amount_kobo,
    customerName: row.customer_name,
    returnUrl: row.return_url,
    isOver: row.outcome === 'successful' || row.outcome === 'pending',
  }
}
