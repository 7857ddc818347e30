import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { listManifestCarriers } from '#shipping/documents/manifests/manifest_parcels'
import { renderManifest } from '#shipping/documents/manifests/render_manifest'
import Pickup from '#shipping/shipment/models/pickup'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { ADMIN, fetched } from '#tests/functional/shipping/carriers/pickups/pickup_parcels'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { recordThreadTasks } from '#tests/support/thread_tasks'
import { readPages } from '#tests/unit/shipping/documents/reading'
import { pickupDay } from '#tests/support/clock/pickup_days'

async function readManifest(client: ApiClient, carrier: string, day: string) {
  const staff = await apiClientOf(client, ADMIN)
  const response = await staff('get', `/manifest?carrier=${carrier}&day=${day}`)
  response.assertStatus(200)
  response.assertHeader('content-type', 'application/pdf')
  const pages = await readPages(response.body())
  return pages.join(' ')
}

const LONGEST_TOWN = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

const PROVIDER = {
  name: 'Sendam',
  legalName: 'Sendam Logistics Limited',
  address: '1 Marina, Lagos',
  contactNumber: '+2348000000000',
}

test.group('Daily manifest', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists the pickups of one carrier, with totals and a line for its driver to sign', async ({
    client,
    assert,
  }) => {
    const { shipment } = await fetched({ packages: 2 })
    const other = await fetched({ courierCode: 'UPS' })
    const voided = await fetched({ street: '8 Allen Avenue' })
    await Shipment.query().where({ id: voided.shipment.id }).update({ status: 'VOIDED' })
    const canceled = await fetched({ street: '9 Allen Avenue' })
    await Pickup.query().where({ id: canceled.pickup.id }).update({ state: 'canceled' })
    const text = await readManifest(client, 'dhl', pickupDay())
    assert.include(text, shipment.waybillNumber!)
    assert.include(text, String(shipment.trackingNumber))
    assert.include(text, 'London, United Kingdom')
    assert.include(text, 'Total: 1 parcel, 2 packages, 1.50 kg')
    assert.include(text, 'Received by the DHL driver')
    for (const absent of [other, voided, canceled]) {
      assert.notInclude(text, absent.shipment.waybillNumber!)
    }
    assert.deepEqual(await listManifestCarriers(pickupDay()), ['dhl', 'ups'])
  })

  test('is drawn in a worker thread, so that other requests go on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const tasks = recordThreadTasks(cleanup)
    assert.include(await readManifest(client, 'dhl', pickupDay()), 'Manifest')
    assert.deepEqual(tasks, ['renderManifest'])
  })

  test('lists a drop-off on the day of its first scan, or today before that', async ({
    client,
    assert,
  }) => {
    const [waiting, handed] = [await makeShipment(), await makeShipment()]
    await Shipment.query().update({ pickup: false })
    const day = DateTime.now().setZone('Africa/Lagos').minus({ days: 20 })
    await Shipment.query()
      .where({ id: handed.id })
      .update({ createdAt: day.minus({ days: 1 }) })
    await TrackingEvent.create({
      shipmentId: handed.id,
      code: 'PICKED_UP',
      occurredAt: day,
      source: 'sandbox',
      countryCode: 'NG',
      sourceId: 'one',
      text: 'Picked up',
      recordedAt: day,
    })
    const today = DateTime.now().setZone('Africa/Lagos').toISODate()!
    const now = await readManifest(client, 'dhl', today)
    assert.include(now, waiting.waybillNumber!)
    assert.notInclude(now, handed.waybillNumber!)
    assert.include(now, '1 dropped off at our office')
    const then = await readManifest(client, 'dhl', day.toISODate()!)
    assert.include(then, handed.waybillNumber!)
    await TrackingEvent.query().update({ withdrawnAt: DateTime.now() })
    const withdrawn = await readManifest(client, 'dhl', today)
    assert.include(withdrawn, handed.waybillNumber!)
  })

  test('lists a parcel with a canceled pickup as a drop-off', async ({ client, assert }) => {
    const { shipment, pickup } = await fetched()
    await Pickup.query().where({ id: pickup.id }).update({ state: 'canceled' })
    const today = DateTime.now().setZone('Africa/Lagos').toISODate()!
    const text = await readManifest(client, 'dhl', today)
    assert.include(text, shipment.waybillNumber!)
    assert.include(text, '1 dropped off at our office')
  })

  test('lists a pickup booked 120 days ago, but no drop-off that old', async ({
    client,
    assert,
  }) => {
    const [{ shipment }, brought] = [await fetched(), await makeShipment()]
    await Shipment.query().where({ id: brought.id }).update({ pickup: false })
    await Shipment.query().update({ createdAt: DateTime.now().minus({ days: 120 }) })
    assert.include(await readManifest(client, 'dhl', pickupDay()), shipment.waybillNumber!)
    const today = DateTime.now().setZone('Africa/Lagos').toISODate()!
    assert.include(await readManifest(client, 'dhl', today), 'No parcels for DHL')
  })

  test('says that a day is empty, and refuses an invalid date', async ({ client, assert }) => {
    const text = await readManifest(client, 'aramex', '2026-01-06')
    assert.include(text, 'No parcels for Aramex on this day.')
    assert.notInclude(text, 'Received by')
    const staff = await apiClientOf(client, ADMIN)
    const wrong = await staff('get', '/manifest?carrier=dhl&day=2026-02-31')
    wrong.assertStatus(422)
  })

  test('prints 300 parcels once each over numbered pages', async ({ assert }) => {
    const parcels = Array.from({ length: 300 }, (_, index) => ({
      waybillNumber: `WB${10_000 + index}`,
      trackingNumber: String(260_000_000_000 + index),
      receiverTown: index === 7 ? LONGEST_TOWN : 'Accra',
      receiverCountry: 'Ghana',
      packages: 3,
      grams: 1_202_500,
      service: 'International Economy',
      isPickup: true,
    }))
    const day = '2026-11-24'
    const pages = await readPages(
      await renderManifest({ provider: PROVIDER, carrierName: 'FedEx', day, parcels })
    )
    const text = pages.join(' ')
    assert.isAbove(pages.length, 7)
    for (const { waybillNumber } of parcels) {
      assert.lengthOf(text.split(waybillNumber), 2)
    }
    assert.include(text, 'Total: 300 parcels, 900 packages, 360,750.00 kg')
    assert.include(pages.at(-1)!, `Page ${pages.length} of ${pages.length}`)
  })
})
