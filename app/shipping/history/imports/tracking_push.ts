import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import {
  CountryNotOnRoute,
  ImportNotUnderway,
  StatusNotOfSide,
  UnknownImportStatus,
} from '#shipping/history/imports/import_refusals'
import {
  importStatus,
  type ImportSide,
  type ImportStatus,
} from '#shipping/history/imports/import_statuses'
import { announceImport } from '#shipping/history/imports/announce_import'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import ImportPush from '#shipping/history/imports/import_push'
import Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { recordEventsOf } from '#shipping/shipment/recording_events'

const SOURCE = 'staff'

/** The same status of the same country again within this time is a double click or a colleague. */
const REPEATED_WITHIN = { minutes: 1 }

type Wanted = { shipmentId: number; statusId: number; countryCode: string }

type Push = { by: number; status: ImportStatus; code: TrackingCode; place: ShipmentAddress }

/**
 * Tells everybody who follows an import how far it is, and moves its shipment along. Each push is
 * written down with who made it; the same one twice within a minute is one line of the tracking.
 *
 * Throws E_ROW_NOT_FOUND for what is no import, UnknownImportStatus, CountryNotOnRoute,
 * StatusNotOfSide, and ImportNotUnderway for one that is not with us yet, or no longer.
 */
export async function pushImportStatus(caller: Caller, wanted: Wanted): Promise<void> {
  const found = await Shipment.visibleTo(caller)
    .where({ id: wanted.shipmentId, kind: 'import' })
    .preload('addresses', (query) => query.preload('country'))
    .firstOrFail()
  const push = { by: caller.user.id, ...meaningOf(found, wanted) }
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, found.id)
    const trackingEventId =
      (await sameJustNow(trx, shipment, push)) ?? (await tell(trx, shipment, push))
    await ImportPush.create(
      {
        shipmentId: shipment.id,
        statusId: push.status.id,
        countryCode: push.place.countryCode,
        trackingEventId,
        pushedBy: push.by,
      },
      { client: trx }
    )
    await recordAudit(trx, {
      actorId: push.by,
      action: 'shipment.import_status',
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      after: { status: push.status.label, country: push.place.countryCode },
    })
  })
  await ShipmentMoved.dispatch(found.id)
}

/** The end of the way that the country stands for, and what the status means there. */
function meaningOf(shipment: Shipment, { statusId, countryCode }: Wanted): Omit<Push, 'by'> {
  const status = importStatus(statusId)
  if (!status) throw new UnknownImportStatus()
  const origin = shipment.address('origin')
  const destination = shipment.address('destination')
  const place = [origin, destination].find((address) => address.countryCode === countryCode)
  if (!place) throw new CountryNotOnRoute(origin, destination)
  const side: ImportSide = place === origin ? 'origin' : 'destination'
  const code = status.codes[side]
  if (!code) throw new StatusNotOfSide(status, side, place)
  return { status, code, place }
}

/** Asked first: whoever presses Delivered twice has said nothing that is wrong. */
async function sameJustNow(
  trx: TransactionClientContract,
  { id }: Shipment,
  { status, place }: Push
): Promise<number | null> {
  const since = DateTime.now().minus(REPEATED_WITHIN)
  const event = await TrackingEvent.query({ client: trx })
    .where('occurredAt', '>', since.toJSDate())
    .whereIn(
      'id',
      ImportPush.query({ client: trx })
        .select('trackingEventId')
        .where({ shipmentId: id, statusId: status.id, countryCode: place.countryCode })
    )
    .first()
  return event?.id ?? null
}

async function tell(
  trx: TransactionClientContract,
  shipment: Shipment,
  { by, status, code, place }: Push
): Promise<number> {
  if (shipment.status !== 'BOOKED' && shipment.status !== 'COURIER_ASSIGNED') {
    throw new ImportNotUnderway(shipment.status)
  }
  const sourceId = randomUUID()
  const event = {
    sourceId,
    code,
    text: status.label,
    countryCode: place.countryCode,
    place: place.country.name,
    occurredAt: DateTime.now(),
  }
  const reason = `Import tracking: ${status.label}`
  await recordEventsOf(trx, shipment, SOURCE, [event], { by, reason })
  await announceImport(trx, shipment, { status, country: place.countryCode })
  const recorded = await TrackingEvent.query({ client: trx })
    .where({ shipmentId: shipment.id, source: SOURCE, sourceId })
    .firstOrFail()
  return recorded.id
}
