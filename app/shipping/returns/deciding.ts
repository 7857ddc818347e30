import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { errors } from '@vinejs/vine'
import type { Caller } from '#identity/sessions/caller'
import { actingFor } from '#identity/sessions/sign_in'
import { DomainError } from '#shared/errors/domain_error'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import { type Asked, lockLeft, shipmentsOf } from '#shipping/returns/asking'
import { originFor } from '#shipping/tracking/page_origin'
import { prepareReturnBooking, type ReturnTerms } from '#shipping/returns/booking_return'
import { tellOfAsked, tellOfBooked, tellOfRefused } from '#shipping/returns/letters'
import ReturnRules from '#shipping/returns/models/return_rules'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { ReturnDecided } from '#shipping/returns/refusals'
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
    await tellOfRefused(trx, id, origin)
  })
}

/**
 * Where nobody has to approve returns, books one with the cheapest courier in the name of who said so. Else, and where
 * something stands in the way, no money for one, it waits, and its sender is told.
 */
export async function decideByRules(asked: ShipmentReturn) {
  const { needsApproval, savedBy } = await ReturnRules.of(asked.organizationId)
  const problem = needsApproval || savedBy === null ? null : await problemOfBooking(asked, savedBy)
  if (problem === BOOKED) return
  await db.transaction(async (trx) => {
    await ShipmentReturn.query({ client: trx }).where({ id: asked.id }).update({ problem })
    await tellOfAsked(trx, asked.id)
  })
}

const BOOKED = Symbol('booked')

async function problemOfBooking(asked: ShipmentReturn, userId: number) {
  try {
    const caller = await actingFor(userId, asked.organizationId)
    const approve = await prepareApproval(caller, asked.id, { balance: 'cash' })
    const { shipmentIds } = await db.transaction(approve)
    for (const shipmentId of shipmentIds) await ShipmentPaid.dispatch(shipmentId)
    return BOOKED
  } catch (error) {
    return sentenceOf(error).slice(0, LONGEST_PROBLEM)
  }
}

/** Throws what is no refusal. */
function sentenceOf(error: unknown): string {
  if (error instanceof DomainError) return error.message
  if (error instanceof errors.E_VALIDATION_ERROR) return error.messages[0].message
  throw error
}

function answerOf(asked: ShipmentReturn): Asked {
  return { returnId: asked.id, shipmentIds: shipmentsOf(asked) }
}
