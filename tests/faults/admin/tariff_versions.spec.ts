import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { kill, signIn, startWeb, waitForBlocked, type Web } from '../wallet/processes.js'

type Answer = { status: number; body: any }

async function call(web: Web, token: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${web.address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'authorization': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const SHEET = [{ aboveWeight: 0, endWeight: 30, rate: 77_000 }]

/** What nobody can take until the answer is called: whoever changes the live tariff stands before it. */
async function heldTariff() {
  const trx = await db.transaction()
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`)
  return () => trx.commit()
}

test.group('Versions of the tariff on several processes', (group) => {
  let here: Web
  let elsewhere: Web
  let staff: string
  let zone: ShippingZone

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    ;[here, elsewhere] = await Promise.all([startWeb(), startWeb()])
    staff = await signIn(here, 'admin@sendam.test')
    return async () => {
      await Promise.all([kill(here.child), kill(elsewhere.child)])
    }
  })
  group.each.setup(async () => {
    await smallTariff()
    zone = await ShippingZone.query()
      .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
      .whereNull('archivedAt')
      .firstOrFail()
  })

  async function draft(): Promise<number> {
    const { body } = await call(elsewhere, staff, '/tariff_version', { name: 'From January' })
    const { id } = body.data
    const sheet = { shippingZoneId: zone.id, rates: SHEET }
    const saved = await call(elsewhere, staff, `/rate?version=${id}`, sheet)
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
    return id
  }

  const nairaRows = () => db.from('shipping_rates').where('zone_id', zone.id).orderBy('above_grams')

  test('two who publish the same draft at once publish it once', async ({ assert }) => {
    const id = await draft()
    const release = await heldTariff()
    const both = Promise.all([
      call(here, staff, `/tariff_version/${id}/publish`, {}),
      call(elsewhere, staff, `/tariff_version/${id}/publish`, {}),
    ])
    await waitForBlocked(2)
    await release()
    const answers = await both
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    const late = answers.find(({ status }) => status === 409)!
    assert.equal(late.body.code, 'E_TARIFF_VERSION_STATE')
    const numbers = await db.from('tariff_versions').where({ id }).whereNotNull('number')
    assert.lengthOf(numbers, 1)
  })

  test('one that is killed while it publishes has changed nothing, and can be published again', async ({
    assert,
  }) => {
    const id = await draft()
    const before = await nairaRows()
    // It stands in the middle: the states of its zones are about to be written.
    const trx = await db.transaction()
    await trx.rawQuery('lock table tariff_zone_states in access exclusive mode')
    const cut = call(here, staff, `/tariff_version/${id}/publish`, {}).catch(() => null)
    await waitForBlocked(1)
    await kill(here.child)
    await cut
    await trx.commit()
    assert.deepEqual(await nairaRows(), before)
    const version = await db.from('tariff_versions').where({ id }).firstOrFail()
    assert.isNull(version.number)
    here = await startWeb()
    const published = await call(here, staff, `/tariff_version/${id}/publish`, {})
    assert.equal(published.status, 200, JSON.stringify(published.body))
    const [row] = await nairaRows()
    assert.equal(Number(row.rate_kobo), 77_000_00)
  })
})
