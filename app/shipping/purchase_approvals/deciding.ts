import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import Membership from '#identity/organizations/models/membership'
import { placeInTeam, requireOwner } from '#identity/organizations/team'
import { recordAct } from '#identity/teams/activity/team_acts'
import { mayDo } from '#identity/teams/rules/team_rights'
import { sendMail } from '#shared/mail/send_mail'
import { kobo, naira } from '#shared/money/rules/money'
import { payShipment } from '#shipping/billing/payment'
import ApprovalDecidedMail from '#shipping/purchase_approvals/mails/approval_decided_mail'
import PurchaseApproval, {
  type PurchaseOutcome,
} from '#shipping/purchase_approvals/models/purchase_approval'
import {
  AskedPriceChanged,
  PurchaseDecided,
  PurchaseVoid,
} from '#shipping/purchase_approvals/refusals'
import Shipment from '#shipping/shipment/models/shipment'

/** Kept although nothing was paid: it has ended void. */
export type Approved = { shipmentId: number; trackingNumber: number } | { void: string }

/**
 * Pays for what somebody asked for, from the wallet and in the name of the owner, in one transaction with the end of
 * the request: at `shown`, or else at the price that it was asked for. Once only: the same owner is answered the same
 * again, another one is told who was quicker.
 *
 * Throws E_ROW_NOT_FOUND, Forbidden, PurchaseDecided, AskedPriceChanged, and what `payShipment` throws.
 */
export async function approvePurchase(
  trx: TransactionClientContract,
  caller: Caller,
  id: number,
  shown: number | undefined
): Promise<Approved> {
  const { shipmentId } = await PurchaseApproval.of(caller, trx).where({ id }).firstOrFail()
  // The booking before the request, as whoever asks does.
  const shipment = await Shipment.locked(trx, shipmentId)
  const request = await PurchaseApproval.locked(trx, caller, id)
  requireOwner(await placeInTeam(caller, trx))
  const { trackingNumber, transactionReference: reference, paymentAmountKobo } = shipment
  if (request.outcome === 'approved' && request.decidedBy === caller.user.id) {
    return { shipmentId, trackingNumber }
  }
  await requireWaiting(request)
  const why = await reasonAgainst(trx, request, shipment)
  if (why) {
    await end(request, 'void', null, why)
    return { void: why }
  }
  const agreedKobo = shown === undefined ? request.amountKobo : kobo(shown)
  if (agreedKobo !== paymentAmountKobo) throw new AskedPriceChanged(paymentAmountKobo)
  await payShipment(trx, caller, reference, { balance: 'cash', shown: naira(agreedKobo) })
  await end(request, 'approved', caller, null)
  await tell(trx, caller, request, shipment)
  return { shipmentId, trackingNumber }
}

/** Throws PurchaseVoid for one that has ended so. */
export function requirePaid(approved: Approved) {
  if ('void' in approved) throw new PurchaseVoid(approved.void)
  return approved
}

/** Throws E_ROW_NOT_FOUND, Forbidden, PurchaseDecided. */
export async function refusePurchase(caller: Caller, id: number, reason: string) {
  await db.transaction(async (trx) => {
    const request = await PurchaseApproval.locked(trx, caller, id)
    requireOwner(await placeInTeam(caller, trx))
    if (request.outcome === 'refused' && request.decidedBy === caller.user.id) return
    await requireWaiting(request)
    await end(request, 'refused', caller, reason)
    await tell(trx, caller, request, await Shipment.findOrFail(request.shipmentId, { client: trx }))
  })
}

/** Of one's own. Throws E_ROW_NOT_FOUND, PurchaseDecided. */
export async function withdrawPurchase(caller: Caller, id: number) {
  await db.transaction(async (trx) => {
    const request = await PurchaseApproval.locked(trx, caller, id)
    if (request.askedBy !== caller.user.id) throw new errors.E_ROW_NOT_FOUND()
    if (request.outcome === 'withdrawn') return
    await requireWaiting(request)
    await end(request, 'withdrawn', caller, null)
    const { trackingNumber } = await Shipment.findOrFail(request.shipmentId, { client: trx })
    const subject = { kind: 'shipment', id: trackingNumber } as const
    await recordAct(trx, caller, { verb: 'take_back', subject })
  })
}

/** Throws PurchaseDecided. */
async function requireWaiting(request: PurchaseApproval) {
  if (request.outcome === null) return
  await request.load('decider')
  const { outcome, decidedAt, decider } = request
  throw new PurchaseDecided(outcome, decidedAt!.toJSDate(), decider?.fullName ?? null)
}

/** Why it cannot be approved any more; null where it can. */
async function reasonAgainst(
  trx: TransactionClientContract,
  { askedBy, organizationId }: PurchaseApproval,
  { status }: Shipment
): Promise<string | null> {
  if (status === 'CANCELED') return 'The booking was cancelled meanwhile.'
  if (status !== 'AWAITING_PAYMENT_CONFIRMATION') return 'The booking was paid for meanwhile.'
  const place = await Membership.query({ client: trx })
    .where({ userId: askedBy, organizationId })
    .forShare()
    .first()
  const mayStill = place !== null && mayDo(place.teamRole, 'book')
  return mayStill
    ? null
    : 'Whoever asked may not book for this business any more. If the parcel should go, pay for the booking yourself.'
}

function end(
  request: PurchaseApproval,
  outcome: PurchaseOutcome,
  by: Caller | null,
  reason: string | null
) {
  const decidedBy = by?.user.id ?? null
  return request.merge({ outcome, decidedBy, reason, decidedAt: DateTime.utc() }).save()
}

/** Whoever asked, by mail, and the log of the business. */
async function tell(
  trx: TransactionClientContract,
  by: Caller,
  request: PurchaseApproval,
  shipment: Shipment
) {
  await request.load('asker')
  shipment.useTransaction(trx)
  await shipment.load('addresses')
  await recordAct(trx, by, {
    verb: request.outcome === 'approved' ? 'approve' : 'refuse',
    subject: { kind: 'shipment', id: shipment.trackingNumber },
    after: { amountKobo: shipment.paymentAmountKobo },
  })
  await sendMail(new ApprovalDecidedMail(request.asker, { by, request, shipment }), trx)
}
