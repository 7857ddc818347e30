import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { documentWriters } from '#shared/documents/document_writers'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { CourierRefused, CourierUnresponsive } from '#shipping/carriers/courier_driver'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'
import { joinPickup } from '#shipping/carriers/pickups/join_pickup'
import { buildBookingRequest } from '#shipping/carriers/build_booking_request'
import Shipment from '#shipping/shipment/models/shipment'
import { FollowedCourier } from '#tests/support/fakes/followed_courier'
import { makeShipment } from '#tests/support/shipment_rows'
import { stateOf, toFetch } from './pickups/pickup_parcels.js'

/** Makes the customs documents fail. */
function breakCustomsDocuments(cleanup: (restore: () => void) => void) {
  const customs = () => Promise.reject(new Error('There is no paper'))
  cleanup(documentWriters.replace({ ...documentWriters.provided, customs }))
}

test.group('A request to a courier', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has our customs invoice for a booking, but needs none for a pickup', async ({
    assert,
    cleanup,
  }) => {
    const shipment = await makeShipment({ status: 'PENDING' })
    const { customs } = await buildBookingRequest(shipment, shipment.transactionReference)
    assert.isTrue(customs!.invoicePdf!.subarray(0, 4).equals(Buffer.from('%PDF')))
    const parcel = await toFetch()
    const pickupId = (await joinPickup(parcel.id))!
    breakCustomsDocuments(cleanup)
    await processPickup(pickupId)
    assert.equal(await stateOf({ id: pickupId }), 'booked')
  })

  test('can look up a lost order without a carrier service or customs documents', async ({
    assert,
    cleanup,
  }) => {
    const { id } = await makeShipment({ status: 'PENDING', courierCode: 'UPS' })
    await Shipment.query().where({ id }).update({ courierDriver: 'ups' })
    const ups = new FollowedCourier('ups')
    const losingCourier = Object.assign(ups, {
      book: () => Promise.reject(new CourierUnresponsive('UPS did not answer')),
      findByReference: async () => ({ waybillNumber: '1Z0000000000000001', documents: [] }),
    })
    await bookWithCourier(id, () => losingCourier).catch(() => {})
    await db.from('carrier_services').delete()
    breakCustomsDocuments(cleanup)
    const shipment = await Shipment.findWithDetails(id)
    await assert.rejects(() => buildBookingRequest(shipment, 'A1'), CourierRefused)
    await bookWithCourier(id, () => losingCourier)
    const { status, waybillNumber } = await Shipment.findOrFail(id)
    assert.deepEqual([status, waybillNumber], ['BOOKED', '1Z0000000000000001'])
  })
})
