import db from '@adonisjs/lucid/services/db'
import User from '#identity/accounts/models/user'
import { queryRows } from '#shared/database/query_rows'
import { sendMail } from '#shared/mail/send_mail'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { hasArrivedDamaged } from '#shipping/shipment/tracking_summary'
import ParcelExceptionMail, {
  type ParcelException,
} from '#shipping/tracking/sender_notifications/parcel_exception_mail'

const MAILED_STATES: readonly ParcelException[] = ['RETURNED', 'LOST', 'DAMAGED', 'WITHDRAWN']

const BATCH = 100

/**
 * Uses only the current state, so resolved exceptions send nothing. Idempotent, as the inserted row
 * is the claim.
 */
export async function mailParcelException(shipmentId: number) {
  const shipment = await Shipment.findWithDetails(shipmentId)
  const exception = await findParcelException(shipment)
  if (!exception) return
  await db.transaction(async (trx) => {
    const claimed = await trx
      .table('shipment_letters')
      .insert({ shipment_id: shipmentId, kind: exception.toLowerCase() })
      .onConflict()
      .ignore()
      .returning('shipment_id')
    if (claimed.length === 0) return
    const booker = await User.findOrFail(shipment.userId, { client: trx })
    await sendMail(new ParcelExceptionMail(shipment, exception, booker), trx)
  })
}

const RECENT = `between now() - interval '1 day' and now() - interval '2 minutes'`

const FIND_UNREPORTED = `
  select id from (select id from shipments
  where organization_id > 0 and tracking_state = any(:states) and status in ('BOOKED', 'COURIER_ASSIGNED')
    and updated_at ${RECENT} and ${hasNoMail('lower(tracking_state)')}
  union
  select shipments.id from tracking_events as event
    join shipments on shipments.id = event.shipment_id
  where organization_id > 0 and event.code = 'DAMAGED' and event.withdrawn_at is null and event.recorded_at ${RECENT}
    and status = 'DELIVERED' and event.occurred_at >= delivered_at and ${hasNoMail(`'damaged'`)}) as found
  where id <> all(:except::bigint[]) limit ${BATCH}`

function hasNoMail(kind: string): string {
  return `not exists (select from shipment_letters
    where shipment_id = shipments.id and kind = ${kind})`
}

/** Covers the last day, in case a crash lost a job. */
export async function findUnmailedExceptions(except: number[] = []): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(db, FIND_UNREPORTED, {
    states: MAILED_STATES,
    except,
  })
  return rows.map(({ id }) => id)
}

export async function findParcelException(shipment: Shipment): Promise<ParcelException | null> {
  if (shipment.isTest) return null
  const { id, status, parcelState } = shipment
  const mailed = MAILED_STATES.find((state) => state === parcelState)
  if (mailed) return mailed
  if (status !== 'DELIVERED') return null
  const events = await TrackingEvent.query().where({ shipmentId: id }).whereNull('withdrawnAt')
  return hasArrivedDamaged(events) ? 'DAMAGED' : null
}
