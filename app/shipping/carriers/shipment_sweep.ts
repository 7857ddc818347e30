import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import Shipment from '#shipping/shipment/models/shipment'
import { moveShipment } from '#shipping/shipment/moving'

const UNPAID_DAYS = 7
const BATCH = 100

const isExpired = `created_at < now() - interval '${UNPAID_DAYS} days'`

const NOT_NOW = `select from booking_attempts where shipment_id = shipments.id and (
  state = 'unresolved'
  or (state in ('calling', 'unknown') and lease_until > now())
  or (state in ('waiting', 'unknown') and next_look_at > now()))`

/**
 * Paid shipments that wait for a waybill longer than the payment's own job takes: either that job is
 * lost or the courier is not answering. Oldest first, and what is only tried last. What staff book by hand waits for them, and so does what only
 * they can decide; what is looked for later waits for its time.
 */
export async function waitingForCourier(except: number[] = []): Promise<number[]> {
  const rows = await Shipment.query()
    .select('id')
    .where('status', 'PENDING')
    .whereNotIn('id', except)
    .whereRaw(`courier_driver is distinct from 'manual'`)
    .whereRaw(`updated_at < now() - interval '1 minute'`)
    .whereRaw(`not exists (${NOT_NOW})`)
    .orderByRaw('organization_id < 0')
    .orderBy('updatedAt')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Booked by our staff, and the process died before it wrote to the sender. */
export async function bookedByHandUntold(except: number[] = []): Promise<number[]> {
  const rows = await Shipment.query()
    .select('id')
    .where({ courierDriver: 'manual', status: 'BOOKED' })
    .whereNotIn('id', except)
    .whereRaw(`updated_at between now() - interval '1 day' and now() - interval '1 minute'`)
    .whereRaw(`not exists (select from shipment_letters where shipment_id = shipments.id)`)
    .orderBy('updatedAt')
    .limit(BATCH)
  return rows.map(({ id }) => id)
}

/** Cancels what was booked and not paid for in a week. By the clock of the database. */
export async function cancelUnpaid() {
  let rows: Shipment[]
  let last = Number.MIN_SAFE_INTEGER
  do {
    rows = await Shipment.query()
      .select('id')
      .where('status', 'AWAITING_PAYMENT_CONFIRMATION')
      .whereRaw(isExpired)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
    for (const { id } of rows) {
      last = id
      try {
        await cancelIfUnpaid(id)
      } catch (error) {
        logger.error({ err: error, shipmentId: id }, 'An unpaid booking could not be cancelled')
      }
    }
  } while (rows.length === BATCH)
}

/** Looks again under the lock: the payment may have come in between. */
async function cancelIfUnpaid(id: number) {
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, id)
    if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') return
    const reason = `Not paid for within ${UNPAID_DAYS} days`
    await moveShipment(trx, shipment, 'CANCELED', { reason })
  })
}
