import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { broadcastChange } from '#shared/live/live_updates'
import Shipment from '#shipping/shipment/models/shipment'
import { trackingPageOrigin } from '#shipping/tracking/tracking_page_origin'
import { prepareReturnBooking, type ReturnTerms } from '#shipping/returns/book_return'
import { emailReturnRequested, emailReturnBooked } from '#shipping/returns/return_emails'
import ReturnRules from '#shipping/returns/models/return_rules'
import ShipmentReturn, { type ReturnedPackage } from '#shipping/returns/models/shipment_return'
import { UnknownReturnReason } from '#shipping/returns/return_errors'
import {
  canDropOffReturn,
  selectReturnPackages,
  type PackageSelection,
  listReturnablePackages,
  requireStillReturnable,
  requireReturnable,
  findReturnableShipment,
} from '#shipping/returns/returnable_items'
import type { ReturnKind } from '#shipping/returns/rules/return_choices'

export interface ReturnRequest {
  kind: ReturnKind
  reason: string
  note?: string | null
  packages?: PackageSelection[]
  pickup: boolean
}

export interface RequestedReturn {
  returnId: number
  /** Booked and paid shipments; empty while approval is pending. */
  shipmentIds: number[]
}

/**
 * Runs all checks and returns a function that requests a return of a delivered shipment. Its sender
 * books and pays at once; staff, who may not spend a customer's money, ask the sender to approve.
 *
 * Throws E_ROW_NOT_FOUND, ShipmentNotReturnable, AlreadyRequestedForReturn, UnknownReturnContents,
 * UnknownReturnReason, and like `prepareReturnBooking`.
 */
export async function prepareReturn(
  caller: Caller,
  shipmentId: number,
  request: ReturnRequest,
  terms: ReturnTerms
): Promise<(trx: TransactionClientContract) => Promise<RequestedReturn>> {
  const first = await findReturnableShipment(caller, shipmentId)
  await requireAllowedReason(first, request.reason)
  const packages = selectReturnPackages(await listReturnablePackages(first), request.packages)
  if (!first.isOwnedBy(caller)) {
    const by = { askedBy: 'staff', askedUserId: caller.user.id } as const
    return async (trx) => {
      const waiting = await saveReturn(trx, first, { ...request, packages }, by)
      await emailReturnRequested(trx, waiting.id)
      const { trackingNumber } = first
      await recordAudit(trx, {
        actorId: caller.user.id,
        action: 'return.ask',
        subject: { kind: 'shipment', id: trackingNumber },
        after: { kind: request.kind, reason: request.reason },
      })
      return { returnId: waiting.id, shipmentIds: [] }
    }
  }
  const book = await prepareReturnBooking(caller, { ...request, first, packages }, terms)
  const origin = await trackingPageOrigin(first)
  return async (trx) => {
    await lockReturnableItems(trx, first, packages)
    const booked = await book(trx)
    const { id } = await ShipmentReturn.create(
      {
        ...returnColumns(first, { ...request, packages }),
        ...booked,
        askedBy: 'customer',
        askedUserId: caller.user.id,
      },
      { client: trx }
    )
    await emailReturnBooked(trx, id, origin)
    return { returnId: id, shipmentIds: bookedShipmentIds(booked) }
  }
}

/**
 * Saves a receiver's request; `applyReturnRules` books it or asks the sender. Throws
 * ShipmentNotReturnable, AlreadyRequestedForReturn, UnknownReturnContents and UnknownReturnReason.
 */
export async function requestReturnByReceiver(
  first: Shipment,
  request: ReturnRequest
): Promise<ShipmentReturn> {
  requireReturnable(first)
  await requireAllowedReason(first, request.reason)
  const packages = selectReturnPackages(await listReturnablePackages(first), request.packages)
  const by = { askedBy: 'receiver', askedUserId: null } as const
  return db.transaction((trx) => saveReturn(trx, first, { ...request, packages }, by))
}

export function bookedShipmentIds(
  booked: Pick<ShipmentReturn, 'returnShipmentId' | 'exchangeShipmentId'>
): number[] {
  return [booked.returnShipmentId, booked.exchangeShipmentId].flatMap((id) => id ?? [])
}

/** Locks the first shipment. Throws ShipmentNotReturnable and AlreadyRequestedForReturn. */
export async function lockReturnableItems(
  trx: TransactionClientContract,
  first: Shipment,
  packages: ReturnedPackage[],
  except = 0
) {
  const { status, deliveredAt } = await Shipment.locked(trx, first.id)
  requireReturnable(first.merge({ status, deliveredAt }))
  requireStillReturnable(await listReturnablePackages(first, { client: trx, except }), packages)
}

async function requireAllowedReason({ organizationId }: Shipment, reason: string) {
  const { reasons } = await ReturnRules.of(organizationId)
  if (!reasons.includes(reason)) throw new UnknownReturnReason()
}

type ReturnRequestWithPackages = Omit<ReturnRequest, 'packages'> & { packages: ReturnedPackage[] }

async function saveReturn(
  trx: TransactionClientContract,
  first: Shipment,
  request: ReturnRequestWithPackages,
  by: Pick<ShipmentReturn, 'askedBy' | 'askedUserId'>
): Promise<ShipmentReturn> {
  await lockReturnableItems(trx, first, request.packages)
  broadcastChange(trx, 'shipment', first.id)
  return ShipmentReturn.create({ ...returnColumns(first, request), ...by }, { client: trx })
}

function returnColumns(
  first: Shipment,
  { kind, reason, note, packages, pickup }: ReturnRequestWithPackages
) {
  return {
    organizationId: first.organizationId,
    userId: first.userId,
    shipmentId: first.id,
    kind,
    reason,
    note: note || null,
    packages,
    pickup: pickup || !canDropOffReturn(first),
  }
}
