import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { minimumLaneParcels } from '#shipping/pricing/pricing_settings'
import type Shipment from '#shipping/shipment/models/shipment'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { runSweep } from '#tests/support/jobs'

/** Days in transit of ten parcels: half took at most four days, nine at most six. */
export const TEN_TRANSIT_DAYS = [1, 2, 3, 4, 4, 4, 5, 6, 6, 9]

/** Returns noon in Lagos of the day this many days ago. */
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

/** Creates a shipment delivered `deliveredDaysAgo` days ago (default: 1), `days` after pickup. */
export async function makeDeliveredShipment(
  days: number,
  draft: ShipmentDraft = {},
  deliveredDaysAgo = 1
) {
  const shipment = await makeShipment({ status: 'DELIVERED', ...draft })
  await recordScan(shipment, daysAgo(deliveredDaysAgo + days))
  await shipment.merge({ deliveredAt: daysAgo(deliveredDaysAgo) }).save()
  return shipment
}

/** Runs the nightly count of lanes, which omits lanes with fewer than `least` deliveries. */
export async function countLanes(least = 5) {
  await minimumLaneParcels.set(least, { by: null })
  await runSweep('shipping.count_lanes')
}
