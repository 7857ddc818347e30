import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { errors } from '@vinejs/vine'
import type { Caller } from '#identity/sessions/caller'
import { createCallerFor } from '#identity/sessions/create_caller'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import { broadcastChange } from '#shared/live/live_updates'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import {
  type RequestedReturn,
  lockReturnableItems,
  bookedShipmentIds,
} from '#shipping/returns/request_return'
import { trackingPageOrigin } from '#shipping/tracking/tracking_page_origin'
import { prepareReturnBooking, type ReturnTerms } from '#shipping/returns/book_return'
import {
  emailReturnRequested,
  emailReturnBooked,
  emailReturnRefused,
} from '#shipping/returns/return_emails'
import ReturnRules from '#shipping/returns/models/return_rules'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import {
  NotFirstReturn,
  ReturnPayerLeft,
  ReturnAlreadyDecided,
} from '#shipping/returns/return_errors'
import { requireReturnable } from '#shipping/returns/returnable_items'

const MAX_RETURN_PROBLEM_LENGTH = 300

/**
 * Runs all checks and returns a function that books and pays a requested return from the sender's
 * wallet. Idempotent: a repeated or concurrent approval pays nothing more.
 *
 * Throws E_ROW_NOT_FOUND, ReturnAlreadyDecided, ShipmentNotReturnable, AlreadyRequestedForReturn,
 * and like `prepareReturnBooking`.
 */
export async function prepareReturnApproval(
  caller: Caller,
  id: number,
  terms: ReturnTerms
): Promise<(trx: TransactionClientContract) => Promise<RequestedReturn>> {
  const returnRequest = await ShipmentReturn.ownedBy(caller)
    .where({ id })
    .preload('parcel')
    .preload('exchange')
    .firstOrFail()
  if (returnRequest.refusedAt) throw new ReturnAlreadyDecided('refused')
  if (returnRequest.isBooked) return async () => toRequestedReturn(returnRequest)
  const first = await Shipment.findWithDetails(returnRequest.shipmentId)
  requireReturnable(first)
  const { kindToBook: kind, packages, pickup } = returnRequest
  const book = await prepareReturnBooking(caller, { first, kind, packages, pickup }, terms)
  const origin = await trackingPageOrigin(first)
  return async (trx) => {
    await lockReturnableItems(trx, first, packages, id)
    const locked = await ShipmentReturn.locked(trx, id)
    if (locked.refusedAt) throw new ReturnAlreadyDecided('refused')
    if (locked.isBooked) return toRequestedReturn(locked)
    const booked = await book(trx)
    const { exchangeShipmentId: sent } = locked
    const exchangeShipmentId = booked.exchangeShipmentId ?? sent
    await locked.merge({ ...booked, exchangeShipmentId, problem: null, toldBackAt: null }).save()
    await emailReturnBooked(trx, id, origin)
    return { returnId: id, shipmentIds: bookedShipmentIds(booked) }
  }
}

/** The items can then be requested again. Throws E_ROW_NOT_FOUND and ReturnAlreadyDecided. */
export async function refuseReturn(caller: Caller, id: number, refusal: string) {
  const { shipmentId } = await ShipmentReturn.ownedBy(caller).where({ id }).firstOrFail()
  const origin = await trackingPageOrigin(await Shipment.findOrFail(shipmentId))
  await db.transaction(async (trx) => {
    // An approval locks both rows in the same order.
    await Shipment.locked(trx, shipmentId)
    const locked = await ShipmentReturn.locked(trx, id)
    if (locked.isBooked) throw new ReturnAlreadyDecided('booked')
    if (locked.refusedAt) throw new ReturnAlreadyDecided('refused')
    await locked.merge({ refusal, refusedAt: DateTime.now(), refusedBy: caller.user.id }).save()
    broadcastChange(trx, 'shipment', shipmentId)
    await emailReturnRefused(trx, id, origin)
  })
}

/**
 * Applies the business's rules to a receiver's request. If no approval is needed, books the
 * shipment's first return with the cheapest courier in the name of the member who saved the rules.
 * Otherwise, or if booking fails, the request waits and the sender is mailed once. Idempotent.
 */
export async function applyReturnRules(returnRequest: ShipmentReturn) {
  const { needsApproval, savedBy } = await ReturnRules.of(returnRequest.organizationId)
  const problem =
    needsApproval || savedBy === null ? null : await tryToBookReturn(returnRequest, savedBy)
  if (problem === ALREADY_BOOKED) return
  await db.transaction(async (trx) => {
    const [waiting] = await queryRows<{ id: number }>(
      trx,
      `update shipment_returns set problem = :problem, told_asked_at = now()
       where id = :id and ${UNDECIDED_RETURNS} returning id`,
      { id: returnRequest.id, problem }
    )
    if (waiting) await emailReturnRequested(trx, returnRequest.id)
  })
}

/** Finds requests that a crash left without a decision by the return rules. */
export async function undecidedReturns(except: number[] = []): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    db,
    `select id from shipment_returns
     where ${UNDECIDED_RETURNS} and created_at < now() - interval '5 minutes' and id <> all(:except)
     order by id limit 100`,
    { except }
  )
  return rows.map(({ id }) => id)
}

const UNDECIDED_RETURNS = `asked_by = 'receiver' and told_asked_at is null
  and booked_at is null and refused_at is null`

const ALREADY_BOOKED = Symbol('booked')

async function tryToBookReturn(returnRequest: ShipmentReturn, userId: number) {
  try {
    await requireFirstReturn(returnRequest)
    const caller = await returnPayer(returnRequest, userId)
    const approve = await prepareReturnApproval(caller, returnRequest.id, { balance: 'cash' })
    const { shipmentIds } = await db.transaction(approve)
    for (const shipmentId of shipmentIds) await ShipmentPaid.dispatch(shipmentId)
    return ALREADY_BOOKED
  } catch (error) {
    return bookingProblemText(error, returnRequest).slice(0, MAX_RETURN_PROBLEM_LENGTH)
  }
}

/** Each return costs money, so receivers cannot trigger several. Throws NotFirstReturn. */
async function requireFirstReturn({ id, shipmentId }: ShipmentReturn) {
  const earlier = await ShipmentReturn.query()
    .where({ shipmentId, askedBy: 'receiver' })
    .where('id', '<', id)
    .whereNull('refusedAt')
    .first()
  if (earlier) throw new NotFirstReturn()
}

async function returnPayer({ organizationId }: ShipmentReturn, userId: number): Promise<Caller> {
  try {
    return await createCallerFor(userId, organizationId)
  } catch (error) {
    throw error instanceof DomainError ? new ReturnPayerLeft() : error
  }
}

/** The request is already saved, so a failure becomes a text for the person who decides. */
function bookingProblemText(error: unknown, { id }: ShipmentReturn): string {
  if (error instanceof DomainError) return error.message
  if (error instanceof errors.E_VALIDATION_ERROR) return error.messages[0].message
  logger.error({ err: error, returnId: id }, 'A return could not be booked automatically')
  return 'Something went wrong on our side.'
}

function toRequestedReturn(returnRequest: ShipmentReturn): RequestedReturn {
  return { returnId: returnRequest.id, shipmentIds: bookedShipmentIds(returnRequest) }
}
