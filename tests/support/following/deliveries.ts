import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { minimumLaneParcels } from '#shipping/pricing/pricing_settings'
import type Shipment from '#shipping/shipment/models/shipment'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'
import { runSweep } from '#tests/support/jobs'

/** Of these ten, half took four days at most and nine took six. */
export const TEN_WAYS = [1, 2, 3, 4, 4, 4, 5, 6, 6, 9]

/** Noon in Lagos, so many days ago. */
export const daysAgo = (days: number) =>
  DateTime.now().setZone('Africa/Lagos').startOf('day').plus({ hours: 12 }).minus({ days })

/** As the courier told it. */
export async function handedOver(shipment: Shipment, at: DateTime, code = 'PICKED_UP') {
  await db.table('tracking_events').insert({
    ...{ shipment_id: shipment.id, source: 'test', source_id: `${code} ${at.toMillis()}` },
    ...{ code, text: code, occurred_at: at.toJSDate() },
  })
}

/** A parcel that its receiver got, so many days after its courier did; yesterday unless told. */
export async function delivered(days: number, draft: ShipmentDraft = {}, until = 1) {
  const shipment = await makeShipment({ status: 'DELIVERED', ...draft })
  await handedOver(shipment, daysAgo(until + days))
  await shipment.merge({ deliveredAt: daysAgo(until) }).save()
  return shipment
}

/** As the night does it; nothing is said of fewer than five deliveries here. */
export async function countLanes(least = 5) {
  await minimumLaneParcels.set(least, { by: null })
  await runSweep('shipping.count_lanes')
}
