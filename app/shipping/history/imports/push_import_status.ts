import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import {
  CountryNotOnRoute,
  ImportNotUnderway,
  StatusNotForSide,
  UnknownImportStatus,
} from '#shipping/history/imports/import_errors'
import {
  findImportStatus,
  type ImportSide,
  type ImportStatus,
} from '#shipping/history/imports/import_statuses'
import { publishImportEvent } from '#shipping/history/imports/publish_import_event'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import ImportPush from '#shipping/history/imports/import_push'
import Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { recordEventsIn } from '#shipping/shipment/record_tracking_events'

const PUSH_SOURCE = 'staff'

/** Within this time, the same status for the same country counts as pressed twice by mistake. */
const DUPLICATE_WINDOW = { minutes: 1 }

type RequestedPush = { shipmentId: number; statusId: number; countryCode: string }

type ImportStatusPush = {
  by: number
  status: ImportStatus
  code: TrackingCode
  place: ShipmentAddress
}

/**
 * Records each push and its author; repeating one within a minute adds no second tracking event.
 * Throws E_ROW_NOT_FOUND unless the shipment is an import, UnknownImportStatus, CountryNotOnRoute,
 * StatusNotForSide, and ImportNotUnderway unless it is booked or with the courier.
 */
export async function pushImportStatus(caller: Caller, wanted: RequestedPush): Promise<void> {
  const found = await Shipment.visibleTo(caller)
    .where({ id: wanted.shipmentId, kind: 'import' })
    .preload('addresses', (query) => query.preload('country'))
    .firstOrFail()
  const push = { by: caller.user.id, ...resolvePush(found, wanted) }
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, found.id)
    const trackingEventId =
      (await isDuplicatePush(trx, shipment, push)) ?? (await recordPush(trx, shipment, push))
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
  await ShipmentUpdated.dispatch(found.id)
}

function resolvePush(
  shipment: Shipment,
  { statusId, countryCode }: RequestedPush
): Omit<ImportStatusPush, 'by'> {
  const status = findImportStatus(statusId)
  if (!status) throw new UnknownImportStatus()
  const origin = shipment.address('origin')
  const destination = shipment.address('destination')
  const place = [origin, destination].find((address) => address.countryCode === countryCode)
  if (!place) throw new CountryNotOnRoute(origin, destination)
  const side: ImportSide = place === origin ? 'origin' : 'destination'
  const code = status.codes[side]
  if (!code) throw new StatusNotForSide(status, side, place)
  return { status, code, place }
}

/** Call this before checking the transition, because pressing Delivered twice is not an error. */
async function isDuplicatePush(
  trx: TransactionClientContract,
  { id }: Shipment,
  { status, place }: ImportStatusPush
): Promise<number | null> {
  const since = DateTime.now().minus(DUPLICATE_WINDOW)
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

async function recordPush(
  trx: TransactionClientContract,
  shipment: Shipment,
  { by, status, code, place }: ImportStatusPush
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
  await recordEventsIn(trx, shipment, PUSH_SOURCE, [event], { by, reason })
  await publishImportEvent(trx, shipment, { status, country: place.countryCode })
  const recorded = await TrackingEvent.query({ client: trx })
    .where({ shipmentId: shipment.id, source: PUSH_SOURCE, sourceId })
    .firstOrFail()
  return recorded.id
}
