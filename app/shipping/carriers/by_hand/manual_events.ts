import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { sortableMoment } from '#shared/time/lagos_time'
import Country from '#shipping/places/country'
import {
  STAFF_EVENT_SOURCE,
  loadManualParcel,
  lockManualParcel,
} from '#shipping/carriers/by_hand/manual_parcels'
import { requireNotVoided, requireOnItsWay } from '#shipping/carriers/by_hand/manual_parcel_rules'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { recordEventsIn, deleteTrackingEvent } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { auditShipment } from '#shipping/shipment/audit_shipment'

/** The texts that customers read, in the usual order of events. */
export const MANUAL_EVENT_TEXTS: Record<TrackingCode, string> = {
  INFORMATION_RECEIVED: 'Shipment information received',
  PICKED_UP: 'Package picked up',
  DEPARTED_ORIGIN: 'Departed the sorting centre',
  EXPORT_SCAN: 'Export scan, ready to fly',
  ON_THE_WAY: 'On the way',
  IMPORT_SCAN: 'Arrived in the destination country',
  CLEARANCE_IN_PROGRESS: 'Customs clearance in progress',
  CLEARED_CUSTOMS: 'Cleared customs',
  ARRIVED_AT_DESTINATION: 'Arrived at the delivery centre',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'Delivered',
  DELAYED: 'Delayed',
  HELD: 'Held by the courier or by customs',
  DELIVERY_FAILED: 'Delivery attempted, nobody could take it',
  READY_FOR_COLLECTION: 'Ready for collection',
  RETURNING: 'On its way back to the sender',
  RETURNED: 'Returned to the sender',
  DAMAGED: 'Damaged',
  LOST: 'Lost, the courier is searching for it',
  WITHDRAWN: 'Cancelled by the courier',
}

/** Staff may enter a time this far in the future, because their clock may run ahead of ours. */
const CLOCK_TOLERANCE = { minutes: 5 }

class InvalidEventTime extends DomainError {
  constructor(sentence: string) {
    super('E_WRONG_TIME', sentence, 'occurredAt')
  }
}

class UnknownEventCountry extends DomainError {
  constructor() {
    super('E_UNKNOWN_CHOICE', '"Country" is not one of the choices', 'countryCode')
  }
}

export interface ManualEvent {
  code: TrackingCode
  /** In Lagos time, such as 2026-11-20T14:05. */
  occurredAt: string
  countryCode: string
  place: string
}

/**
 * Recording an event again with the same minute adds no second row. Throws E_ROW_NOT_FOUND,
 * ManualParcelConflict, InvalidEventTime and UnknownEventCountry.
 */
export async function recordManualEvent(caller: Caller, id: number, input: ManualEvent) {
  const { shipment: whole } = await loadManualParcel(caller, id)
  const occurredAt = parseEventTime(input.occurredAt, whole.createdAt)
  if (!(await Country.find(input.countryCode))) throw new UnknownEventCountry()
  const { code, countryCode, place } = input
  const event = {
    sourceId: `${code}/${countryCode}/${input.occurredAt}`,
    text: MANUAL_EVENT_TEXTS[code],
    code,
    countryCode,
    place,
    occurredAt,
  }
  await db.transaction(async (trx) => {
    const shipment = await lockManualParcel(trx, id)
    requireOnItsWay(shipment)
    const cause = { by: caller.user.id, reason: `Added by staff: ${event.text}` }
    // If staff dismissed this event before, recording it again makes it count again.
    await TrackingEvent.query({ client: trx })
      .where({ shipmentId: id, source: STAFF_EVENT_SOURCE, sourceId: event.sourceId })
      .update({ putAsideBy: null })
    await recordEventsIn(trx, shipment, STAFF_EVENT_SOURCE, [event], cause)
    await auditShipment(trx, caller, shipment, 'shipment.tracking_event', {
      after: { event: event.text, place, country: countryCode, at: input.occurredAt },
    })
  })
  await ShipmentUpdated.dispatch(id)
  return event.text
}

/**
 * Does not recall e-mails about the event. Throws ManualParcelConflict. Throws E_ROW_NOT_FOUND also
 * for an event that a courier reported or that is already withdrawn.
 */
export async function withdrawManualEvent(caller: Caller, id: number, eventId: number) {
  await loadManualParcel(caller, id)
  return db.transaction(async (trx) => {
    const shipment = await lockManualParcel(trx, id)
    requireNotVoided(shipment)
    const event = await TrackingEvent.query({ client: trx })
      .where({ id: eventId, shipmentId: id, source: STAFF_EVENT_SOURCE })
      .whereNull('withdrawnAt')
      .firstOrFail()
    const { text, place, countryCode: country, occurredAt } = event
    const before = { status: shipment.status, event: text, place, country }
    const cause = { by: caller.user.id, reason: `Withdrawn by staff: ${text}` }
    await deleteTrackingEvent(trx, shipment, event, cause)
    await auditShipment(trx, caller, shipment, 'shipment.tracking_withdrawal', {
      before: { ...before, at: sortableMoment(occurredAt) },
      after: { status: shipment.status },
    })
    return text
  })
}

function parseEventTime(typed: string, createdAt: DateTime): DateTime {
  const moment = DateTime.fromISO(typed, { zone: 'Africa/Lagos' })
  if (!moment.isValid) throw new InvalidEventTime('"Time" is not a time of that day')
  if (moment > DateTime.now().plus(CLOCK_TOLERANCE)) {
    throw new InvalidEventTime('"Time" is in the future. Add only what has already happened.')
  }
  if (moment < createdAt.startOf('minute')) {
    throw new InvalidEventTime('"Time" is before this shipment was booked')
  }
  return moment
}
