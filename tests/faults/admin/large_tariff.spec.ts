import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoAccounts } from '#identity/demo'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { callApi, kill, signIn, startWeb, type Web } from '../wallet/processes.js'

const ZONES = 2000
const RATES_OF_EACH = 50

const LARGE = `description like 'Large %'`

/** Adds 100,000 rates to the small tariff, and saves them as one change. */
async function fillTariff() {
  await db.rawQuery(
    `insert into shipping_zones (kind, courier_code, country_code, description, geography)
     select 'export', 'DHL', 'NG', 'Large ' || number, 'country' from generate_series(1, ?) as number`,
    [ZONES]
  )
  await db.rawQuery(`insert into shipping_zone_members (zone_id, side, code)
    select id, 'destination', 'US' from shipping_zones where ${LARGE} and archived_at is null`)
  await db.rawQuery(
    `insert into shipping_rates (zone_id, above_grams, end_grams, rate_kobo)
     select id, (row - 1) * 500, row * 500, 1000000 + row * 10000
     from shipping_zones, generate_series(1, ?) as row where ${LARGE} and archived_at is null`,
    [RATES_OF_EACH]
  )
  await db.rawQuery(`select record_tariff_save('Large', null)`)
}

/** Archives the zones and deletes their rates, which would slow down later tests. */
async function emptyTariff() {
  await db.rawQuery(`update shipping_zones set archived_at = now() where ${LARGE}`)
  await db.rawQuery(`select record_tariff_save('No longer large', null)`)
  await db.rawQuery(
    `delete from shipping_rates where zone_id in (select id from shipping_zones where ${LARGE})`
  )
}

test.group('A draft of a hundred thousand rates', (group) => {
  let web: Web

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    await smallTariff()
    await fillTariff()
    web = await startWeb()
    return async () => {
      await kill(web.child)
      await emptyTariff()
    }
  })

  test('can be created, compared, checked, published and rolled back', async ({ assert }) => {
    const staff = await signIn(web, 'admin@sendam.test')
    const expectOk = async (path: string, body: object | null) => {
      const answer = await callApi(web, staff, path, body)
      assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body).slice(0, 500)}`)
      return answer.body
    }
    const sumRates = async () => {
      const [row] = await db
        .from('shipping_rates')
        .whereIn('zone_id', db.from('shipping_zones').whereRaw(LARGE).select('id'))
        .sum('rate_kobo as kobo')
      return Number(row.kobo)
    }
    const before = await sumRates()
    const { data: draft } = await expectOk('/tariff_version', { name: 'A tenth dearer' })
    const draftPath = `/tariff_version/${draft.id}`
    await db.rawQuery(
      `update draft_rates set rate_kobo = rate_kobo / 10 * 11
       where tariff_version_id = ? and zone_id in (select id from shipping_zones where ${LARGE})`,
      [draft.id]
    )
    const differences = await expectOk(`${draftPath}/differences`, null)
    assert.deepInclude(differences, { total: ZONES, conflicts: 0 })
    assert.lengthOf(differences.data, 25)
    assert.lengthOf(differences.data[0].cells, RATES_OF_EACH)
    assert.equal(differences.data[0].cells[0].percent, 10)
    await expectOk(`${draftPath}/check`, {})
    const published = await expectOk(`${draftPath}/publish`, { seen: differences.fingerprint })
    assert.equal(published.data.zonesChanged, ZONES)
    assert.equal(await sumRates(), (before / 10) * 11)
    await expectOk(`${draftPath}/roll_back`, { live: draft.id })
    assert.equal(await sumRates(), before)
  }).timeout(290_000)
})
