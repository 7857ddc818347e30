import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedDemoAccounts } from '#identity/demo'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import Shipment from '#shipping/shipment/models/shipment'
import { eventually } from '#tests/support/eventually'
import { type FakeDhl, startFakeDhl } from '#tests/support/fakes/carriers/dhl'
import { faults } from '#tests/support/fakes/carriers/carrier_server'
import { makeShipment } from '#tests/support/shipment_rows'
import { kill, startWorker, waitForBlocked } from '../wallet/processes.js'

/** A step of a booking: a lock that stops the worker there, and how to wait until it is reached. */
interface Step {
  name: string
  hold: (trx: TransactionClientContract, shipment: Shipment, fake: FakeDhl) => Promise<unknown>
  reached: (fake: FakeDhl) => Promise<unknown>
  /** Shipments that the carrier has created when the worker is killed. */
  shipmentsMade: number
}

const blocked = () => waitForBlocked(1)

const STEPS: Step[] = [
  {
    name: 'before the order is recorded',
    hold: (trx, { id }) => trx.from('shipments').where({ id }).forUpdate(),
    reached: blocked,
    shipmentsMade: 0,
  },
  {
    name: 'after the carrier has booked but not answered',
    hold: async (_trx, _shipment, fake) => fake.failNext('book', faults.silent),
    reached: (fake) => eventually(() => fake.shipments.length === 1, 60_000),
    shipmentsMade: 1,
  },
  {
    name: 'while the answer is being saved',
    hold: (trx, { id }) => trx.from('shipment_packages').where({ shipment_id: id }).forUpdate(),
    reached: blocked,
    shipmentsMade: 1,
  },
]

test.group('A worker killed while it books with a carrier', (group) => {
  group.setup(() => seedDemoAccounts())
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
  })

  for (const { name, hold, reached, shipmentsMade } of STEPS) {
    test(`${name}: the next worker completes exactly one shipment`, async ({ assert, cleanup }) => {
      const fake = await startFakeDhl()
      cleanup(() => fake.close())
      const env = Object.fromEntries(
        Object.entries(fake.account).map(([key, value]) => [
          `DHL_${key === 'baseUrl' ? 'BASE_URL' : key}`,
          value,
        ])
      )
      const shipment = await makeShipment({ status: 'PENDING', courierDriver: 'dhl' })
      const holding = await db.transaction()
      cleanup(() => holding.rollback().catch(() => {}))
      await hold(holding, shipment, fake)
      await BookWithCourierJob.dispatch({ shipmentId: shipment.id })
      const first = startWorker(env)
      cleanup(() => kill(first))
      await reached(fake)
      await kill(first)
      await holding.rollback()
      await waitForBlocked(0)
      assert.lengthOf(fake.shipments, shipmentsMade)
      const before = await Shipment.findOrFail(shipment.id)
      assert.equal(before.status, 'PENDING')

      // Ends the killed worker's lease, so that the sweep finds the parcel.
      await db
        .from('booking_attempts')
        .where('shipment_id', shipment.id)
        .update({ lease_until: db.raw('now()') })
      await db.from('queue_jobs').delete()
      await BookWithCourierJob.dispatch({ shipmentId: shipment.id })
      const next = startWorker(env)
      cleanup(() => kill(next))
      await eventually(async () => {
        const { status } = await Shipment.findOrFail(shipment.id)
        return status === 'BOOKED'
      }, 60_000)
      const { waybillNumber } = await Shipment.findOrFail(shipment.id)
      assert.deepEqual(
        fake.shipments.map((one) => one.waybillNumber),
        [waybillNumber]
      )
    }).timeout(200_000)
  }
})
