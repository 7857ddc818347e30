import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { countRows } from '#shared/database/limited_count'
import { HAS_UNFINISHED_ORDER } from '#shipping/carriers/attempts/unfinished_orders'
import Shipment from '#shipping/shipment/models/shipment'

/** The time of the latest status change. A retry changes the status, so the hour starts again. */
const STATUS_SINCE = `(select max(created_at) from shipment_status_changes
  where shipment_id = shipments.id and to_status = shipments.status)`

/**
 * Waybills take minutes, so an hour means stuck. Leaves out parcels that are under By Hand or
 * Courier Orders, so that none is counted twice.
 */
const IS_STUCK = `(status = 'PENDING_ISSUE' or status = 'PENDING'
  and courier_driver is distinct from 'manual' and ${STATUS_SINCE} < now() - interval '1 hour'
  and not ${HAS_UNFINISHED_ORDER})`

export interface StuckShipment {
  shipment: Shipment
  since: DateTime
}

/** Lists the shipments that have been stuck longest first. */
export async function listStuckShipments(limit: number): Promise<StuckShipment[]> {
  const shipments = await queryStuckShipments()
    .select('shipments.*', db.raw(`${STATUS_SINCE} as since`))
    .preload('courier')
    .preload('addresses', (query) => query.preload('country'))
    .orderBy('since')
    .limit(limit)
  return shipments.map((shipment) => ({
    shipment,
    since: DateTime.fromJSDate(shipment.$extras.since),
  }))
}

export function countStuckShipments(): Promise<number> {
  return countRows(queryStuckShipments())
}

function queryStuckShipments() {
  return Shipment.live().whereRaw(IS_STUCK)
}
