import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { deleteMargins } from '#tests/support/money/costs'
import { makeShipment, type ShipmentDraft } from '#tests/support/shipment_rows'

async function makePaidShipment(draft: ShipmentDraft) {
  const createdAt = DateTime.now().minus({ days: 3 })
  const { id } = await makeShipment({ createdAt, ...draft })
  await db.rawQuery('select keep_margins(array[?::bigint])', [id])
  return id
}

/** Creates three parcels to Britain and one to Ghana. Only the first has a known cost. */
export async function makeReplayHistory() {
  await db.from('shipments').update({ created_at: '2020-01-01' })
  await deleteMargins()
  const known = await makePaidShipment({ shippingNaira: 245_000 })
  await makePaidShipment({ owner: 'owner@acme.test', courierCode: 'UPS', shippingNaira: 210_000 })
  await makePaidShipment({ owner: 'owner@acme.test', courierCode: 'FEDEX', shippingNaira: 200_000 })
  await makePaidShipment({ to: 'GH', shippingNaira: 25_000 })
  await db.rawQuery('select fold_margins()')
  const cost = { cost_kobo: 180_000_00 }
  await db.from('shipment_margins').where('shipment_id', known).update(cost)
}
