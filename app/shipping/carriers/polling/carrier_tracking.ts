import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { CarrierTracking } from '#shipping/carriers/courier_driver'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import { recordCarrierWeight } from '#shipping/reweighing/carrier_reports'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'

/** The time of each known event, by the driver's id for it; null if staff dismissed the event. */
type KnownEvents = Map<string, number | null>

type KnownEventsByParcel = Map<number, KnownEvents>

export async function loadKnownEvents(ids: number[], driver: CourierDriverName) {
  const rows = await TrackingEvent.query()
    .select('shipmentId', 'sourceId', 'occurredAt', 'putAsideBy')
    .whereIn('shipmentId', ids)
    .where('source', driver)
    // If the courier reports a withdrawn event again, it counts again. A dismissed one does not.
    .where((query) => query.whereNull('withdrawnAt').orWhereNotNull('putAsideBy'))
  const knownEvents: KnownEventsByParcel = new Map(ids.map((id) => [id, new Map()]))
  for (const { shipmentId, sourceId, occurredAt, putAsideBy } of rows) {
    knownEvents.get(shipmentId)!.set(sourceId, putAsideBy === null ? occurredAt.toMillis() : null)
  }
  return knownEvents
}

interface ReportedParcel {
  id: number
  driver: CourierDriverName
  tracking: CarrierTracking
  knownEvents: KnownEvents
}

/** Returns whether there were new events. */
export async function recordCarrierTracking(parcel: ReportedParcel): Promise<boolean> {
  const { id, driver, tracking, knownEvents } = parcel
  const { events, isComplete } = tracking
  const newEvents = events.filter(({ sourceId }) => !knownEvents.has(sourceId))
  if (newEvents.length > 0 || (isComplete && isKnownEventMissing(events, knownEvents))) {
    await recordTrackingEvents(id, driver, isComplete ? events : newEvents, { isWhole: isComplete })
  }
  if (tracking.chargeableGrams) await recordReportedWeight(id, driver, tracking.chargeableGrams)
  return newEvents.length > 0
}

/** Ignores known events from outside the reported period, because couriers drop old scans. */
function isKnownEventMissing(events: CourierEvent[], knownEvents: KnownEvents): boolean {
  const reportedIds = new Set(events.map(({ sourceId }) => sourceId))
  const times = events.map(({ occurredAt }) => occurredAt.toMillis())
  const [first, last] = [Math.min(...times), Math.max(...times)]
  return [...knownEvents].some(
    ([sourceId, at]) => at !== null && at >= first && at <= last && !reportedIds.has(sourceId)
  )
}

/** If recording fails, only logs it, because the next poll reports the weight again. */
async function recordReportedWeight(
  id: number,
  source: CourierDriverName,
  chargeableGrams: number
) {
  try {
    await recordCarrierWeight(id, { chargeableGrams, source })
  } catch (error) {
    logger.error({ err: error, shipmentId: id }, "A carrier's weight could not be recorded")
  }
}

export interface PolledParcelState {
  id: number
  /** DELIVERED if that is the shipment's status, else its tracking state. */
  code: string | null
  lastEventAt: Date | null
  now: Date
}

/** `now` comes from the database clock. */
export function loadPolledParcelStates(ids: number[]): Promise<PolledParcelState[]> {
  return queryRows<PolledParcelState>(
    db,
    `select own.id, case when s.status = 'DELIVERED' then s.status else s.tracking_state end as code,
       news.at as "lastEventAt", clock_timestamp() as now
     from unnest(:ids::bigint[]) as own (id) join shipments s on s.id = own.id
     left join lateral (select max(recorded_at) as at from tracking_events
       where shipment_id = own.id) news on true`,
    { ids }
  )
}
