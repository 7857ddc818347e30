import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { driverFor, type DriverFinder } from '#shipping/carriers/courier_drivers'
import BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import { voidWaybill } from '#shipping/carriers/attempts/void_waybill'
import Shipment from '#shipping/shipment/models/shipment'
import WaybillCancellation from '#shipping/carriers/waybill_cancellation'
import { auditShipment } from '#shipping/shipment/audit_shipment'

const BATCH = 100

/** Width of the column `problem`. */
const MAX_PROBLEM_LENGTH = 300

const NO_ANSWER = 'The courier does not answer. We ask again every hour.'

/** Call it in the transaction that voids the shipment. */
export async function queueWaybillCancellation(
  trx: TransactionClientContract,
  { id, waybillNumber }: Pick<Shipment, 'id' | 'waybillNumber'>
) {
  if (!waybillNumber) return
  await trx.rawQuery(
    `insert into waybill_returns (shipment_id, waybill_number, next_try_at)
     values (?, ?, now() + interval '1 minute') on conflict do nothing`,
    [id, waybillNumber]
  )
}

/** Saves a courier's refusal for staff. Throws other failures, so the queue retries. Idempotent. */
export async function cancelWaybill(shipmentId: number, driverOf: DriverFinder = driverFor) {
  const cancellation = await WaybillCancellation.query()
    .where({ shipmentId })
    .whereNull('givenBackAt')
    .preload('shipment', (query) => query.preload('addresses'))
    .first()
  if (!cancellation) return
  const { shipment, waybillNumber } = cancellation
  const attempt = await BookingAttempt.query().where({ shipmentId, waybillNumber }).first()
  const waybillToVoid = { shipment, waybillNumber, handles: attempt?.handles ?? {} }
  const outcome = await voidWaybill(waybillToVoid, () => driverOf(shipment))
  if (outcome.outcome === 'not_possible') {
    return saveCancellationProblem(shipmentId, { problem: outcome.task, next: null })
  }
  await openCancellation(shipmentId).update({ given_back_at: db.raw('now()'), problem: null })
}

/** Call it after the last retry: staff then see the waybill, and the sweep retries in an hour. */
export async function recordUnansweredCancellation(shipmentId: number) {
  const next = db.raw(`now() + interval '1 hour'`)
  await saveCancellationProblem(shipmentId, { problem: NO_ANSWER, next })
}

async function saveCancellationProblem(
  shipmentId: number,
  { problem, next }: { problem: string; next: ReturnType<typeof db.raw> | null }
) {
  await openCancellation(shipmentId).update({
    problem: problem.slice(0, MAX_PROBLEM_LENGTH),
    next_try_at: next,
  })
}

function openCancellation(shipmentId: number) {
  return db.from('waybill_returns').where({ shipment_id: shipmentId }).whereNull('given_back_at')
}

export async function dueWaybillCancellations(except: number[] = []): Promise<number[]> {
  const rows = await WaybillCancellation.query()
    .whereNull('givenBackAt')
    .whereNotIn('shipmentId', except)
    .whereRaw('next_try_at <= now()')
    .orderBy('nextTryAt')
    .limit(BATCH)
  return rows.map(({ shipmentId }) => shipmentId)
}

export function listOpenWaybillCancellations() {
  return WaybillCancellation.query()
    .whereIn('shipmentId', Shipment.live().select('id'))
    .whereNull('givenBackAt')
    .whereNotNull('problem')
    .preload('shipment', (shipment) => shipment.preload('courier'))
    .orderBy('createdAt')
    .limit(BATCH)
}

/** Throws E_ROW_NOT_FOUND if the shipment has no waybill left to cancel. */
export async function settleWaybillCancellation(by: Caller, shipmentId: number, comment: string) {
  return db.transaction(async (trx) => {
    const cancellation = await WaybillCancellation.query({ client: trx })
      .whereIn('shipmentId', Shipment.live().select('id'))
      .where({ shipmentId })
      .whereNull('givenBackAt')
      .whereNotNull('problem')
      .forUpdate()
      .firstOrFail()
    await cancellation.load('shipment')
    const { waybillNumber, problem, shipment } = cancellation
    await trx
      .from('waybill_returns')
      .where({ shipment_id: shipmentId })
      .update({ given_back_at: db.raw('now()'), resolved_by: by.user.id, resolution: comment })
    await auditShipment(trx, by, shipment, 'waybill.resolve', {
      before: { waybillNumber, problem },
      after: { comment },
    })
    return { message: `Waybill ${waybillNumber} is settled with the courier.` }
  })
}
