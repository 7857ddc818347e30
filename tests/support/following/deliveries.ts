import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { minimumLaneParcels } from '#shipping/pricing/pricing_settings'
import type Shipment from '#shipping/shipment/models/shipment'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { runSweep } from '#tests/support/jobs'

/** Days in transit of ten parcels: half took at most four days, nine at most six. */
export const TEN_TRANSIT_DAYS = [1, 2, 3, 4, 4, 4, 5, 6, 6, 9]

/** Noon in Lagos, this many days ago. */
export const daysAgo = (days: number) =>
  DateTime.now().setZone('Africa/Lagos').startOf('day').plus({ hours: 12 }).minus({ days })

export async function recordScan(shipment: Shipment, at: DateTime, code = 'PICKED_UP') {
  await db.table('tracking_events').insert({
    shipment_id: shipment.id,
    source: 'test',
    source_id: `${code} ${at.toMillis()}`,
    code,
    text: code,
    occurred_at: at.toJSDate(),
  })
}

/** Creates a parcel delivered this many days after its pickup; yesterday by default. */
export async function makeDeliveredShipment(days: number, draft: ShipmentDraft = {}, until = 1) {
  const shipment = await makeShipment({ status: 'DELIVERED', ...draft })
  await recordScan(shipment, daysAgo(until + days))
  await shipment.merge({ deliveredAt: daysAgo(until) }).save()
  return shipment
}

/** Runs the nightly count of lanes; a lane needs at least five deliveries here. */
export async function countLanes(least = 5) {
  await minimumLaneParcels.set(least, { by: null })
  await runSweep('shipping.count_lanes')
}
