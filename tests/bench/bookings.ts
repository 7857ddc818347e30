import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import { DhlCourier } from '#shipping/carriers/dhl/dhl_courier'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import type { Pair } from '#tests/bench/measurement'
import { measure, perSecond } from '#tests/bench/measurement'
import { type FakeDhl, startFakeDhl } from '#tests/support/fakes/carriers/dhl'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const PARCELS = 60
/** Bookings that a worker handles at the same time. */
const AT_ONCE = 5

/** Parcels that one process books per minute, compared with one request and one update for each. */
export async function printBookings() {
  await seedReference()
  await seedDemoAccounts()
  const fake = await startFakeDhl()
  const pair = bookings(fake)
  // `floor` repeats the last request that `ours` sent, so `ours` must run first.
  await pair.ours()
  const { ours, floor } = await measure(pair)
  await fake.close()
  const minute = (perSec: number) => Math.round(perSec * 60).toLocaleString('en-GB')
  console.log(
    `booked in a minute ${minute(ours)}, floor ${minute(floor)}: ${(ours / floor).toFixed(2)}`
  )
}

function bookings(fake: FakeDhl): Pair {
  const driver = new DhlCourier(fake.account)
  return {
    async ours() {
      const ids: number[] = []
      for (let made = 0; made < PARCELS; made++) {
        const { id } = await makeShipment({ status: 'PENDING', courierDriver: 'dhl' })
        ids.push(id)
      }
      return perSecond(ids, AT_ONCE, (id) => bookWithCourier(id, () => driver))
    },
    floor() {
      const { request } = fake.shipments.at(-1)!
      const orders = Array.from({ length: PARCELS }, (_, at) => at)
      return perSecond(orders, AT_ONCE, () => placeOrder(fake, request))
    },
  }
}

async function placeOrder({ baseUrl, account }: FakeDhl, request: object) {
  const keys = Buffer.from(`${account.API_KEY}:${account.API_SECRET}`).toString('base64')
  const response = await fetch(`${baseUrl}/shipments`, {
    method: 'POST',
    headers: { 'authorization': `Basic ${keys}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  await response.json()
  await db.rawQuery(`update settings set updated_at = now() where key = 'shipping.box'`)
}
