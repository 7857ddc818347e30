import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { approvalRules } from '#identity/approvals/approval_settings'
import { seedDemoAccounts } from '#identity/demo'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { needsTwo } from '#tests/functional/identity/approvals/approval_calls'
import { waitUntilBlocked } from '#tests/support/blocked_statements'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { callApi, kill, signIn, startWeb, waitForBlocked, type Web } from '../wallet/processes.js'

const SHEET = { aboveWeight: 0, endWeight: 30 }

function findExportZone(courierCode: string): Promise<ShippingZone> {
  return ShippingZone.query()
    .where({ courierCode, kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

async function readNaira({ id }: ShippingZone): Promise<number> {
  const row = await db.from('shipping_rates').where('zone_id', id).orderBy('above_grams').first()
  return Number(row.rate_kobo) / 100
}

/** Holds back a publication after it has changed zones and rates, but not yet their states. */
async function holdStates() {
  const trx = await db.transaction()
  await trx.rawQuery('lock table tariff_zone_states in share mode')
  return () => trx.commit()
}

/** Blocks every change of the live tariff until the returned function is called. */
async function holdTariff() {
  const trx = await db.transaction()
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('tariff', 0))`)
  return () => trx.commit()
}

test.group('Tariff versions across processes', (group) => {
  let firstWeb: Web
  let secondWeb: Web
  let staff: string
  let zone: ShippingZone

  group.setup(async () => {
    await seedReference()
    await seedDemoAccounts()
    ;[firstWeb, secondWeb] = await Promise.all([startWeb(), startWeb()])
    staff = await signIn(firstWeb, 'admin@sendam.test')
    return async () => {
      await Promise.all([kill(firstWeb.child), kill(secondWeb.child)])
    }
  })
  group.each.setup(async () => {
    await smallTariff()
    zone = await findExportZone('DHL')
  })

  /** Creates a draft with this price in naira for up to 30 kg to Britain, and returns its id. */
  async function createDraft(of = zone, rate = 77_000): Promise<number> {
    const { body } = await callApi(secondWeb, staff, '/tariff_version', { name: 'From January' })
    const { id } = body.data
    const sheet = { shippingZoneId: of.id, rates: [{ ...SHEET, rate }] }
    const saved = await callApi(secondWeb, staff, `/rate?version=${id}`, sheet)
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
    return id
  }

  const publish = (web: Web, id: number) => callApi(web, staff, `/tariff_version/${id}/publish`, {})

  test('two concurrent publications of one draft publish it once', async ({ assert }) => {
    const id = await createDraft()
    const release = await holdTariff()
    const publications = Promise.all([
      callApi(firstWeb, staff, `/tariff_version/${id}/publish`, {}),
      callApi(secondWeb, staff, `/tariff_version/${id}/publish`, {}),
    ])
    await waitForBlocked(2)
    await release()
    const responses = await publications
    assert.sameMembers(
      responses.map(({ status }) => status),
      [200, 409]
    )
    const refused = responses.find(({ status }) => status === 409)!
    assert.equal(refused.body.code, 'E_TARIFF_VERSION_STATE')
    const numbers = await db.from('tariff_versions').where({ id }).whereNotNull('number')
    assert.lengthOf(numbers, 1)
  })

  test('a draft can be created from a draft that is being published', async ({ assert }) => {
    const id = await createDraft()
    const release = await holdTariff()
    const published = callApi(firstWeb, staff, `/tariff_version/${id}/publish`, {})
    await waitForBlocked(1)
    const creation = callApi(secondWeb, staff, '/tariff_version', {
      name: 'From February',
      from: id,
    })
    await waitForBlocked(2)
    await release()
    const responses = await Promise.all([published, creation])
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200]
    )
  })

  test('two concurrent publications of different drafts both succeed, one after the other', async ({
    assert,
  }) => {
    const ups = await findExportZone('UPS')
    const [one, other] = [await createDraft(), await createDraft(ups, 56_000)]
    const release = await holdTariff()
    const publications = Promise.all([publish(firstWeb, one), publish(secondWeb, other)])
    await waitForBlocked(2)
    await release()
    const responses = await publications
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200]
    )
    assert.deepEqual([await readNaira(zone), await readNaira(ups)], [77_000, 56_000])
    const numbers = responses.map(({ body }) => body.data.number).toSorted((a, b) => a - b)
    assert.equal(numbers[1], numbers[0] + 1)
  })

  test('of two concurrent publications that change one zone, the second is refused with E_TARIFF_MOVED', async ({
    assert,
  }) => {
    const drafts = [await createDraft(zone, 77_000), await createDraft(zone, 78_000)]
    const release = await holdTariff()
    const publications = Promise.all([
      publish(firstWeb, drafts[0]!),
      publish(secondWeb, drafts[1]!),
    ])
    await waitForBlocked(2)
    await release()
    const responses = await publications
    assert.sameMembers(
      responses.map(({ status }) => status),
      [200, 409]
    )
    const winner = responses.findIndex(({ status }) => status === 200)
    assert.equal(responses[1 - winner]!.body.code, 'E_TARIFF_MOVED')
    assert.equal(await readNaira(zone), [77_000, 78_000][winner])
  })

  /** Kills the first web process during a publication or rollback, then releases the lock. */
  async function killDuring(path: string, token = staff) {
    const release = await holdStates()
    const cut = callApi(firstWeb, token, path, {}).catch(() => null)
    await waitUntilBlocked('write_tariff_states')
    await kill(firstWeb.child)
    await cut
    await release()
    firstWeb = await startWeb()
  }

  test('a publication killed before its commit changes nothing, and can be repeated', async ({
    assert,
  }) => {
    const id = await createDraft()
    await killDuring(`/tariff_version/${id}/publish`)
    assert.equal(await readNaira(zone), 60_000)
    const version = await db.from('tariff_versions').where({ id }).firstOrFail()
    assert.isNull(version.number)
    const published = await publish(firstWeb, id)
    assert.equal(published.status, 200, JSON.stringify(published.body))
    assert.equal(await readNaira(zone), 77_000)
  })

  test('a rollback killed before its commit changes nothing, and can be repeated', async ({
    assert,
  }) => {
    const id = await createDraft()
    await publish(secondWeb, id)
    const [before] = await db.from('tariff_versions').max('id as id')
    await killDuring(`/tariff_version/${id}/roll_back`)
    assert.equal(await readNaira(zone), 77_000)
    const [after] = await db.from('tariff_versions').max('id as id')
    assert.deepEqual(after, before)
    const back = await callApi(firstWeb, staff, `/tariff_version/${id}/roll_back`, {})
    assert.equal(back.status, 200, JSON.stringify(back.body))
    assert.equal(await readNaira(zone), 60_000)
  })

  test('an approval killed while it publishes stays open; when repeated, it publishes once', async ({
    assert,
    cleanup,
  }) => {
    const root = await signIn(secondWeb, 'root@sendam.test')
    await needsTwo('tariff')
    cleanup(async () => {
      await approvalRules.tariff.set(approvalRules.tariff.default, { by: null })
    })
    const response = await publish(secondWeb, await createDraft())
    assert.equal(response.status, 202, JSON.stringify(response.body))
    const { id } = response.body.data.approval
    await killDuring(`/approval/${id}/approve`, root)
    assert.equal(await readNaira(zone), 60_000)
    const { outcome } = await db.from('approvals').where({ id }).firstOrFail()
    assert.isNull(outcome)
    const approved = await callApi(secondWeb, root, `/approval/${id}/approve`, {})
    assert.equal(approved.status, 200, JSON.stringify(approved.body))
    assert.equal(await readNaira(zone), 77_000)
  })
})
