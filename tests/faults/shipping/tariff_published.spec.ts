import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { seedReference } from '#tests/support/reference'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'
import { kill, signIn, startWeb, type Web } from '../wallet/processes.js'

type Quoted = { status: number; code?: string; nairas: Record<string, number> }

/** Asks one process for each courier's price from Lagos to London. */
async function requestQuote(web: Web, token: string): Promise<Quoted> {
  const body = (await call(web, token, '/shipment/check_rate', await submission())) as {
    status: number
    body: { code?: string; data?: { courierRates: { courier: string; shippingRate: number }[] } }
  }
  const rates = body.body.data?.courierRates ?? []
  const nairas = rates.map(({ courier, shippingRate }) => [courier, shippingRate])
  return { status: body.status, code: body.body.code, nairas: Object.fromEntries(nairas) }
}

async function call(web: Web, token: string, path: string, body: object) {
  const response = await fetch(`${web.address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'authorization': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

async function setRates(kobo: number) {
  const rows = db
    .from('shipping_zones')
    .where({ kind: 'export', description: 'United Kingdom' })
    .whereNull('billing_group_id')
    .whereIn('courier_code', ['DHL', 'UPS'])
    .select('id')
  await db.from('shipping_rates').whereIn('zone_id', rows).update({ rate_kobo: kobo })
}

test.group('A tariff published while several processes quote', (group) => {
  let firstWeb: Web
  let secondWeb: Web
  let member: string
  let staff: string

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    ;[firstWeb, secondWeb] = await Promise.all([startWeb(), startWeb()])
    staff = await signIn(firstWeb, 'admin@sendam.test')
    member = await signIn(firstWeb, 'member@sendam.test')
    return async () => {
      await Promise.all([kill(firstWeb.child), kill(secondWeb.child)])
    }
  })
  group.each.setup(async () => {
    await smallTariff()
    await requestQuote(secondWeb, member)
  })

  test('applies to the next quote of each process, even if a notification is lost', async ({
    assert,
  }) => {
    const zone = await ShippingZone.query()
      .where({ courierCode: 'UPS', kind: 'export' })
      .whereNull('archivedAt')
      .firstOrFail()
    for (let naira = 1_000; naira < 1_020; naira++) {
      // Disconnects all listeners, so that no process learns of every second change.
      if (naira % 2) {
        await db.rawQuery(
          `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`
        )
      }
      const rates = [{ aboveWeight: 0, endWeight: 30, rate: naira }]
      const saved = await call(firstWeb, staff, '/rate', { shippingZoneId: zone.id, rates })
      assert.equal(saved.status, 200, JSON.stringify(saved.body))
      const { nairas } = await requestQuote(secondWeb, member)
      assert.equal(nairas.UPS, naira)
    }
  })

  test('applies as a whole or not at all to each of 500 quotes', async ({ assert }) => {
    await setRates(100_000)
    let left = 500
    const quoting = Array.from({ length: 20 }, async () => {
      while (left-- > 0) {
        const { status, nairas } = await requestQuote(secondWeb, member)
        assert.equal(status, 200)
        assert.equal(nairas.DHL, nairas.UPS)
      }
    })
    for (let kobo = 100_100; left > 0; kobo += 100) await setRates(kobo)
    await Promise.all(quoting)
  })

  test('while it cannot be read, quotes answer 503 instead of a price, and later work again', async ({
    assert,
  }) => {
    await setRates(200_000)
    await db.rawQuery('alter table shipping_rates rename column rate_kobo to rate_away')
    try {
      await db.rawQuery(`update data_versions set version = version + 1 where name = 'tariff'`)
      const refused = await requestQuote(secondWeb, member)
      assert.deepEqual(refused, { status: 503, code: 'E_UNAVAILABLE', nairas: {} })
    } finally {
      await db.rawQuery('alter table shipping_rates rename column rate_away to rate_kobo')
    }
    const { nairas } = await requestQuote(secondWeb, member)
    assert.equal(nairas.DHL, 2_000)
  })
})
