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

/** `void` is why the request ended without payment; that outcome is saved, too. */
export type PurchaseApprovalResult =
  | { shipmentId: number; trackingNumber: number }
  | { void: string }

/** Null if the request was closed as intended; otherwise why it is void, which is saved. */
export type PurchaseEndResult = { void: string } | null

/**
 * Pays for a request from the wallet in the owner's name and closes it, in one transaction. The
 * price must be `shown` or, without it, the requested one. Idempotent for the same owner.
 *
 * Throws E_ROW_NOT_FOUND, Forbidden, PurchaseAlreadyDecided, PurchasePriceChanged, and like
 * `payShipment`.
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
  const notPayable = reasonNotPayable(shipment) ?? (await reasonRequesterCannotBook(trx, request))
  if (notPayable) return endPurchaseVoid(request, notPayable)
  const agreedKobo = shown === undefined ? request.amountKobo : kobo(shown)
  if (agreedKobo !== paymentAmountKobo) throw new PurchasePriceChanged(paymentAmountKobo)
  await payShipment(trx, caller, reference, { balance: 'cash', shown: naira(agreedKobo) })
  await request.end('approved', caller, null)
  await notifyPurchaseDecided(trx, caller, request, shipment)
  return { shipmentId, trackingNumber }
}

/** Throws PurchaseNoLongerPayable for a void request. */
export function requirePurchasePaid(approved: PurchaseApprovalResult) {
  if ('void' in approved) throw new PurchaseNoLongerPayable(approved.void)
  return approved
}

/** Throws E_ROW_NOT_FOUND, Forbidden, PurchaseAlreadyDecided and PurchaseNoLongerPayable. */
export async function refusePurchase(caller: Caller, id: number, reason: string) {
  const ended = await db.transaction(async (trx): Promise<PurchaseEndResult> => {
    const { request, shipment } = await lockShipmentAndRequest(trx, caller, id)
    requireOwner(await findOwnMembership(caller, trx))
    if (request.outcome === 'refused' && request.decidedBy === caller.user.id) return null
    await requirePendingPurchase(request)
    const notPayable = reasonNotPayable(shipment)
    if (notPayable) return endPurchaseVoid(request, notPayable)
    await request.end('refused', caller, reason)
    await notifyPurchaseDecided(trx, caller, request, shipment)
    return null
  })
  if (ended) throw new PurchaseNoLongerPayable(ended.void)
}

/** Requester only. Throws E_ROW_NOT_FOUND, PurchaseAlreadyDecided and PurchaseNoLongerPayable. */
export async function withdrawPurchase(caller: Caller, id: number) {
  const ended = await db.transaction(async (trx): Promise<PurchaseEndResult> => {
    const { request, shipment } = await lockShipmentAndRequest(trx, caller, id)
    if (request.askedBy !== caller.user.id) throw new errors.E_ROW_NOT_FOUND()
    if (request.outcome === 'withdrawn') return null
    await requirePendingPurchase(request)
    const notPayable = reasonNotPayable(shipment)
    if (notPayable) return endPurchaseVoid(request, notPayable)
    await request.end('withdrawn', caller, null)
    const subject = { kind: 'shipment', id: shipment.trackingNumber } as const
    await recordTeamActivity(trx, caller, { verb: 'take_back', subject })
    return null
  })
  if (ended) throw new PurchaseNoLongerPayable(ended.void)
}

/** Locks the shipment before the request, in the same order as new requests and payments do. */
async function lockShipmentAndRequest(trx: TransactionClientContract, caller: Caller, id: number) {
  const { shipmentId } = await PurchaseApproval.of(caller, trx).where({ id }).firstOrFail()
  const shipment = await Shipment.locked(trx, shipmentId)
  return { shipment, request: await PurchaseApproval.locked(trx, caller, id) }
}

/** Throws PurchaseAlreadyDecided. */
async function requirePendingPurchase(request: PurchaseApproval) {
  if (request.outcome === null) return
  await request.load('decider')
  const { outcome, decidedAt, decider } = request
  throw new PurchaseAlreadyDecided(outcome, decidedAt!.toJSDate(), decider?.fullName ?? null)
}

function reasonNotPayable({ status }: Shipment): string | null {
  if (status === 'AWAITING_PAYMENT_CONFIRMATION') return null
  return status === 'CANCELED'
    ? 'The booking has been cancelled.'
    : 'The booking has already been paid for.'
}

async function reasonRequesterCannotBook(
  trx: TransactionClientContract,
  request: PurchaseApproval
) {
  return (await request.mayRequesterBook(trx))
    ? null
    : 'The person who asked can no longer book for this business. To send the parcel, pay for the booking yourself.'
}

async function endPurchaseVoid(request: PurchaseApproval, reason: string) {
  await request.end('void', null, reason)
  return { void: reason }
}

async function notifyPurchaseDecided(
  trx: TransactionClientContract,
  by: Caller,
  request: PurchaseApproval,
  shipment: Shipment
) {
  await request.load('requester')
  shipment.useTransaction(trx)
  await shipment.load('addresses')
  await recordTeamActivity(trx, by, {
    verb: request.outcome === 'approved' ? 'approve' : 'refuse',
    subject: { kind: 'shipment', id: shipment.trackingNumber },
    after: { amountKobo: shipment.paymentAmountKobo },
  })
  await sendMail(new PurchaseDecidedMail(request.requester, { by, request, shipment }), trx)
}
