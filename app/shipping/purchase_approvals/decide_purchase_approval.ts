import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { findOwnMembership, requireOwner } from '#identity/organizations/team'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { sendMail } from '#shared/mail/send_mail'
import { kobo, naira } from '#shared/money/rules/money'
import { payShipment } from '#shipping/billing/pay_shipment'
import PurchaseDecidedMail from '#shipping/purchase_approvals/mails/purchase_decided_mail'
import PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import {
  PurchasePriceChanged,
  PurchaseAlreadyDecided,
  PurchaseNoLongerPayable,
} from '#shipping/purchase_approvals/purchase_approval_errors'
import Shipment from '#shipping/shipment/models/shipment'

/** Kept although nothing was paid: it has ended void. */
export type PurchaseApprovalResult =
  | { shipmentId: number; trackingNumber: number }
  | { void: string }

/** Null for one that is ended as asked; else why it has ended void, which is kept. */
export type PurchaseEndResult = { void: string } | null

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
): Promise<PurchaseApprovalResult> {
  const { request, shipment } = await lockShipmentAndRequest(trx, caller, id)
  requireOwner(await findOwnMembership(caller, trx))
  const { trackingNumber, transactionReference: reference, paymentAmountKobo } = shipment
  const { shipmentId } = request
  if (request.outcome === 'approved' && request.decidedBy === caller.user.id) {
    return { shipmentId, trackingNumber }
  }
  await requirePendingPurchase(request)
  const why = reasonNotPayable(shipment) ?? (await reasonRequesterCannotBook(trx, request))
  if (why) return endPurchaseVoid(request, why)
  const agreedKobo = shown === undefined ? request.amountKobo : kobo(shown)
  if (agreedKobo !== paymentAmountKobo) throw new PurchasePriceChanged(paymentAmountKobo)
  await payShipment(trx, caller, reference, { balance: 'cash', shown: naira(agreedKobo) })
  await request.end('approved', caller, null)
  await notifyPurchaseDecided(trx, caller, request, shipment)
  return { shipmentId, trackingNumber }
}

/** Throws PurchaseVoid for one that has ended so. */
export function requirePurchasePaid(approved: PurchaseApprovalResult) {
  if ('void' in approved) throw new PurchaseNoLongerPayable(approved.void)
  return approved
}

/** Throws E_ROW_NOT_FOUND, Forbidden, PurchaseDecided, and PurchaseVoid for a booking that is paid or gone. */
export async function refusePurchase(caller: Caller, id: number, reason: string) {
  const ended = await db.transaction(async (trx): Promise<PurchaseEndResult> => {
    const { request, shipment } = await lockShipmentAndRequest(trx, caller, id)
    requireOwner(await findOwnMembership(caller, trx))
    if (request.outcome === 'refused' && request.decidedBy === caller.user.id) return null
    await requirePendingPurchase(request)
    const why = reasonNotPayable(shipment)
    if (why) return endPurchaseVoid(request, why)
    await request.end('refused', caller, reason)
    await notifyPurchaseDecided(trx, caller, request, shipment)
    return null
  })
  if (ended) throw new PurchaseNoLongerPayable(ended.void)
}

/** Of one's own. Throws E_ROW_NOT_FOUND, PurchaseDecided, and PurchaseVoid for a booking that is paid or gone. */
export async function withdrawPurchase(caller: Caller, id: number) {
  const ended = await db.transaction(async (trx): Promise<PurchaseEndResult> => {
    const { request, shipment } = await lockShipmentAndRequest(trx, caller, id)
    if (request.askedBy !== caller.user.id) throw new errors.E_ROW_NOT_FOUND()
    if (request.outcome === 'withdrawn') return null
    await requirePendingPurchase(request)
    const why = reasonNotPayable(shipment)
    if (why) return endPurchaseVoid(request, why)
    await request.end('withdrawn', caller, null)
    const subject = { kind: 'shipment', id: shipment.trackingNumber } as const
    await recordTeamActivity(trx, caller, { verb: 'take_back', subject })
    return null
  })
  if (ended) throw new PurchaseNoLongerPayable(ended.void)
}

/** The booking before the request, as whoever asks or pays does, so that of all of them one is first. */
async function lockShipmentAndRequest(trx: TransactionClientContract, caller: Caller, id: number) {
  const { shipmentId } = await PurchaseApproval.of(caller, trx).where({ id }).firstOrFail()
  const shipment = await Shipment.locked(trx, shipmentId)
  return { shipment, request: await PurchaseApproval.locked(trx, caller, id) }
}

/** Throws PurchaseDecided. */
async function requirePendingPurchase(request: PurchaseApproval) {
  if (request.outcome === null) return
  await request.load('decider')
  const { outcome, decidedAt, decider } = request
  throw new PurchaseAlreadyDecided(outcome, decidedAt!.toJSDate(), decider?.fullName ?? null)
}

/** Why a booking waits for no payment any more; null where it does. */
function reasonNotPayable({ status }: Shipment): string | null {
  if (status === 'AWAITING_PAYMENT_CONFIRMATION') return null
  return status === 'CANCELED'
    ? 'The booking was cancelled meanwhile.'
    : 'The booking was paid for meanwhile.'
}

async function reasonRequesterCannotBook(
  trx: TransactionClientContract,
  request: PurchaseApproval
) {
  return (await request.isOfSomebodyWhoBooks(trx))
    ? null
    : 'Whoever asked may not book for this business any more. If the parcel should go, pay for the booking yourself.'
}

async function endPurchaseVoid(request: PurchaseApproval, why: string) {
  await request.end('void', null, why)
  return { void: why }
}

/** Whoever asked, by mail, and the log of the business. */
async function notifyPurchaseDecided(
  trx: TransactionClientContract,
  by: Caller,
  request: PurchaseApproval,
  shipment: Shipment
) {
  await request.load('asker')
  shipment.useTransaction(trx)
  await shipment.load('addresses')
  await recordTeamActivity(trx, by, {
    verb: request.outcome === 'approved' ? 'approve' : 'refuse',
    subject: { kind: 'shipment', id: shipment.trackingNumber },
    after: { amountKobo: shipment.paymentAmountKobo },
  })
  await sendMail(new PurchaseDecidedMail(request.asker, { by, request, shipment }), trx)
}
