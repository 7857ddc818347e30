import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { errors } from '@vinejs/vine'
import type { Caller } from '#identity/sessions/caller'
import { actingFor } from '#identity/sessions/sign_in'
import { rowsOf } from '#shared/database/rows'
import { DomainError } from '#shared/errors/domain_error'
import { changedIn } from '#shared/live/news'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import { type Asked, lockLeft, shipmentsOf } from '#shipping/returns/asking'
import { originFor } from '#shipping/tracking/page_origin'
import { prepareReturnBooking, type ReturnTerms } from '#shipping/returns/booking_return'
import { tellOfAsked, tellOfBooked, tellOfRefused } from '#shipping/returns/letters'
import ReturnRules from '#shipping/returns/models/return_rules'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { NotTheFirst, PayerLeft, ReturnDecided } from '#shipping/returns/refusals'
import { requireReturnable } from '#shipping/returns/returnable'

const LONGEST_PROBLEM = 300

/**
 * Books and pays what was asked for, from the wallet of the sender. Approved is approved: whoever does it again, or at
 * the same time, is answered the same and pays nothing.
 *
 * Throws E_ROW_NOT_FOUND, ReturnDecided, NotReturnable, AlreadyReturned, and what `prepareReturnBooking` throws.
 */
export async function prepareApproval(
  caller: Caller,
  id: number,
  terms: ReturnTerms
): Promise<(trx: TransactionClientContract) => Promise<Asked>> {
  const asked = await ShipmentReturn.ownedBy(caller)
    .where({ id })
    .preload('parcel')
    .preload('exchange')
    .firstOrFail()
  if (asked.refusedAt) throw new ReturnDecided('refused')
  if (asked.isBooked) return async () => answerOf(asked)
  const first = await Shipment.whole(asked.shipmentId)
  requireReturnable(first)
  const { kindToBook: kind, packages, pickup } = asked
  const book = await prepareReturnBooking(caller, { first, kind, packages, pickup }, terms)
  const origin = await originFor(first)
  return async (trx) => {
    await lockLeft(trx, first, packages, id)
    const locked = await ShipmentReturn.locked(trx, id)
    if (locked.refusedAt) throw new ReturnDecided('refused')
    if (locked.isBooked) return answerOf(locked)
    const booked = await book(trx)
    const { exchangeShipmentId: sent } = locked
    const exchangeShipmentId = booked.exchangeShipmentId ?? sent
    await locked.merge({ ...booked, exchangeShipmentId, problem: null, toldBackAt: null }).save()
    await tellOfBooked(trx, id, origin)
    return { returnId: id, shipmentIds: shipmentsOf(booked) }
  }
}

/** What was asked for is not done; what it was about may be asked for again. Throws E_ROW_NOT_FOUND, ReturnDecided. */
export async function refuseReturn(caller: Caller, id: number, refusal: string) {
  const { shipmentId } = await ShipmentReturn.ownedBy(caller).where({ id }).firstOrFail()
  const origin = await originFor(await Shipment.findOrFail(shipmentId))
  await db.transaction(async (trx) => {
    // As an approval takes them.
    await Shipment.locked(trx, shipmentId)
    const locked = await ShipmentReturn.locked(trx, id)
    if (locked.isBooked) throw new ReturnDecided('booked')
    if (locked.refusedAt) throw new ReturnDecided('refused')
    await locked.merge({ refusal, refusedAt: DateTime.now(), refusedBy: caller.user.id }).save()
    changedIn(trx, 'shipment', shipmentId)
    await tellOfRefused(trx, id, origin)
  })
}

/**
 * What becomes of a receiver's request. Where nobody has to approve returns, the first of a shipment is booked with the
 * cheapest courier in the name of who said so. Else, and where something stands in the way, no money for one, it waits,
 * and its sender is told once: its row is the claim, and safe to run twice.
 */
export async function decideByRules(asked: ShipmentReturn) {
  const { needsApproval, savedBy } = await ReturnRules.of(asked.organizationId)
  const problem = needsApproval || savedBy === null ? null : await problemOfBooking(asked, savedBy)
  if (problem === BOOKED) return
  await db.transaction(async (trx) => {
    const [waiting] = await rowsOf<{ id: number }>(
      trx,
      `update shipment_returns set problem = :problem, told_asked_at = now()
       where id = :id and ${UNDECIDED} returning id`,
      { id: asked.id, problem }
    )
    if (waiting) await tellOfAsked(trx, asked.id)
  })
}

/** The same for requests that a crash left alone. */
export async function decideForgotten() {
  const rows = await rowsOf<{ id: number }>(
    db,
    `select id from shipment_returns
     where ${UNDECIDED} and created_at < now() - interval '5 minutes' order by id limit 100`
  )
  for (const { id } of rows) await decideByRules(await ShipmentReturn.findOrFail(id))
}

const UNDECIDED = `asked_by = 'receiver' and told_asked_at is null
  and booked_at is null and refused_at is null`

const BOOKED = Symbol('booked')

async function problemOfBooking(asked: ShipmentReturn, userId: number) {
  try {
    await requireFirst(asked)
    const caller = await payerOf(asked, userId)
    const approve = await prepareApproval(caller, asked.id, { balance: 'cash' })
    const { shipmentIds } = await db.transaction(approve)
    for (const shipmentId of shipmentIds) await ShipmentPaid.dispatch(shipmentId)
    return BOOKED
  } catch (error) {
    return sentenceOf(error, asked).slice(0, LONGEST_PROBLEM)
  }
}

/** Each parcel that comes back is paid for: a receiver does not decide how many. Throws NotTheFirst. */
async function requireFirst({ id, shipmentId }: ShipmentReturn) {
  const earlier = await ShipmentReturn.query()
    .where({ shipmentId, askedBy: 'receiver' })
    .where('id', '<', id)
    .whereNull('refusedAt')
    .first()
  if (earlier) throw new NotTheFirst()
}

async function payerOf({ organizationId }: ShipmentReturn, userId: number): Promise<Caller> {
  try {
    return await actingFor(userId, organizationId)
  } catch (error) {
    throw error instanceof DomainError ? new PayerLeft() : error
  }
}

/** What was asked for is kept by now: whatever is wrong, somebody decides it by hand. */
function sentenceOf(error: unknown, { id }: ShipmentReturn): string {
  if (error instanceof DomainError) return error.message
  if (error instanceof errors.E_VALIDATION_ERROR) return error.messages[0].message
  logger.error({ err: error, returnId: id }, 'A return could not be booked by the rules')
  return 'Something went wrong on our side.'
}

function answerOf(asked: ShipmentReturn): Asked {
  return { returnId: asked.id, shipmentIds: shipmentsOf(asked) }
}
