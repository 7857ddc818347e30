import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import type { Followed } from '#shipping/carriers/courier_driver'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import { noteCarrierWeight } from '#shipping/reweighing/noting'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { recordTrackingEvents } from '#shipping/shipment/recording_events'

/** By parcel, what we have heard of it from this driver. */
type Known = Map<number, Set<string>>

export async function knownEvents(ids: number[], driver: CourierDriverName): Promise<Known> {
  const rows = await TrackingEvent.query()
    .select('shipmentId', 'sourceId')
    .whereIn('shipmentId', ids)
    .where('source', driver)
    // What was withdrawn and is told again comes back.
    .whereNull('withdrawnAt')
  const known: Known = new Map(ids.map((id) => [id, new Set()]))
  for (const { shipmentId, sourceId } of rows) known.get(shipmentId)!.add(sourceId)
  return known
}

interface Told {
  id: number
  driver: CourierDriverName
  followed: Followed
  known: Set<string>
}

/** Writes down what a courier says of one parcel. Answers whether something happened. */
export async function recordNews({ id, driver, followed, known }: Told): Promise<boolean> {
  const { events, isWhole } = followed
  const news = events.filter(({ sourceId }) => !known.has(sourceId))
  const told = new Set(events.map(({ sourceId }) => sourceId))
  const isSomethingUntold = isWhole && [...known].some((sourceId) => !told.has(sourceId))
  if (news.length > 0 || isSomethingUntold) {
    await recordTrackingEvents(id, driver, isWhole ? events : news, { isWhole })
  }
  if (followed.chargeableGrams) await noteWeight(id, driver, followed.chargeableGrams)
  return news.length > 0
}

/** It says so again at its next look, so a note that fails costs nothing. */
async function noteWeight(id: number, source: CourierDriverName, chargeableGrams: number) {
  try {
    await noteCarrierWeight(id, { chargeableGrams, source })
  } catch (error) {
    logger.error({ err: error, shipmentId: id }, "A carrier's weight could not be noted")
  }
}

export interface ParcelState {
  id: number
  /** What decides, of all that was told by whomever; that it has arrived, also where that is a status alone. */
  code: string | null
  newsAt: Date | null
  now: Date
}

/** Where parcels stand now, by the database's clock. */
export function parcelStates(ids: number[]): Promise<ParcelState[]> {
  return rowsOf<ParcelState>(
    db,
    `select own.id::float8, case when s.status = 'DELIVERED' then s.status else s.tracking_state end as code,
       news.at as "newsAt", clock_timestamp() as now
     from unnest(:ids::bigint[]) as own (id) join shipments s on s.id = own.id
     left join lateral (select max(recorded_at) as at from tracking_events
       where shipment_id = own.id) news on true`,
    { ids }
  )
}
