import db from '@adonisjs/lucid/services/db'
import { runEach } from '#shared/queue/run_each'
import Shipment from '#shipping/shipment/models/shipment'
import { changeStatus } from '#shipping/shipment/shipment_status'
import { listDueIds } from '#shared/database/due_ids'

const UNPAID_DAYS = 7
const BATCH = 100

const IS_UNPAID_TOO_LONG = `created_at < now() - interval '${UNPAID_DAYS} days'`

const HAS_PENDING_ATTEMPT = `select from booking_attempts where shipment_id = shipments.id and (
  state = 'unresolved'
  or (state in ('calling', 'unknown') and lease_until > now())
  or (state in ('waiting', 'unknown') and next_look_at > now()))`

/**
 * Finds paid shipments whose job was lost or whose courier did not respond, test shipments last.
 * Leaves out those that staff must handle, and lookups that are not due.
 */
export function shipmentsWaitingForCourier(except: number[] = []) {
  const due = Shipment.query()
    .where('status', 'PENDING')
    .whereRaw(`courier_driver is distinct from 'manual'`)
    .whereRaw(`updated_at < now() - interval '1 minute'`)
    .whereRaw(`not exists (${HAS_PENDING_ATTEMPT})`)
    .orderByRaw('organization_id < 0')
    .orderBy('updatedAt')
  return listDueIds(due, except)
}

/** Finds parcels booked by hand whose sender got no e-mail because the process died. */
export function manualBookingsWithoutEmail(except: number[] = []) {
  const due = Shipment.query()
    .where({ courierDriver: 'manual', status: 'BOOKED' })
    .whereRaw(`updated_at between now() - interval '1 day' and now() - interval '1 minute'`)
    .whereRaw(`not exists (select from shipment_letters where shipment_id = shipments.id)`)
    .orderBy('updatedAt')
  return listDueIds(due, except)
}

const CANCEL_FAILURE = {
  message: 'An unpaid booking could not be cancelled',
  describe: ({ id }: Shipment) => ({ shipmentId: id }),
}

/** Cancels bookings that stayed unpaid for a week, by the database clock. */
export async function cancelUnpaidShipments() {
  let rows: Shipment[]
  let last = Number.MIN_SAFE_INTEGER
  do {
    rows = await Shipment.query()
      .select('id')
      .where('status', 'AWAITING_PAYMENT_CONFIRMATION')
      .whereRaw(IS_UNPAID_TOO_LONG)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
    await runEach(rows, CANCEL_FAILURE, ({ id }) => cancelIfStillUnpaid(id))
    last = rows.at(-1)?.id ?? last
  } while (rows.length === BATCH)
}

/** Locks the shipment and checks its status again: it may have been paid since it was listed. */
async function cancelIfStillUnpaid(id: number) {
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, id)
    if (shipment.status !== 'AWAITING_PAYMENT_CONFIRMATION') return
    const reason = `Not paid for within ${UNPAID_DAYS} days`
    await changeStatus(trx, shipment, 'CANCELED', { reason })
  })
}
