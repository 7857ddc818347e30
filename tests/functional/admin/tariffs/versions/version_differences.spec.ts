import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { streamChangedRates } from '#admin/tariffs/versions/comparison/differences_csv'
import { loadVersionChanges } from '#admin/tariffs/versions/version_changes'
import {
  compareChanges,
  withComparableVersion,
} from '#admin/tariffs/versions/comparison/compare_versions'
import type { ApiClientCall } from '#tests/support/api_client'
import { collectStatements } from '#tests/support/database/query_count'
import { addZone, type Band, smallTariff } from '#tests/support/tariff'
import { exportZone } from '#tests/support/zone_calls'
import { tariffOf } from './tariff_version_calls.js'

const bands = (count: number, naira: (row: number) => number) =>
  Array.from({ length: count }, (_, row): Band => [row, row + 1, naira(row)])

/** Raises the rates of a draft, or of one zone, by a naira. */
const dearer = (draft: number, zoneId: number | null = null) =>
  db
    .from('draft_rates')
    .where('tariff_version_id', draft)
    .if(zoneId, (query) => query.where('zone_id', zoneId!))
    .update({ rate_kobo: db.raw('rate_kobo + 100') })

const toGhana = (description: string, rates: Band[]) =>
  addZone({
    courierCode: 'UPS',
    kind: 'export',
    geography: 'country',
    destinations: ['GH'],
    description,
    bands: rates,
  })

async function csvOf(apiClient: ApiClientCall, address: string): Promise<Record<string, string>[]> {
  const response: any = await apiClient('get', address)
  response.assertStatus(200)
  response.assertHeader('content-type', 'text/csv; charset=utf-8')
  return parse(response.text(), { columns: true, bom: true })
}

test.group('The differences of a tariff version', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('are read to the last rate of a long sheet, by page or as a file', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await toGhana(
      '=1+1',
      bands(450, (row) => 1000 + row)
    )
    const draft = await tariff.draft()
    await dearer(draft, zone.id)
    const { data } = await tariff.differences(draft)
    assert.lengthOf(data[0].cells, 200)
    assert.equal(data[0].moreCells, 250)

    const pageOf = async (page: number) => {
      const address = `/tariff_version/${draft}/differences/${zone.id}?page=${page}`
      const response: any = await tariff.apiClient('get', address)
      response.assertStatus(200)
      assert.containsSubset(response.body(), { page, perPage: 200, total: 450 })
      assert.containsSubset(response.body().data, { zoneId: zone.id, change: 'changed' })
      return response.body().data.cells
    }
    const paged = [...(await pageOf(1)), ...(await pageOf(2)), ...(await pageOf(3))]
    assert.deepEqual(
      paged.map(({ aboveWeight, before, after }) => [aboveWeight, before, after]),
      Array.from({ length: 450 }, (_, row) => [row, 1000 + row, 1001 + row])
    )
    assert.deepEqual(await pageOf(4), [])

    const dhl = await britain()
    await dearer(draft, dhl.id)
    const lines = await csvOf(tariff.apiClient, `/tariff_version/${draft}/differences.csv`)
    assert.lengthOf(lines, 453)
    assert.deepEqual(lines.at(-1), {
      'Courier': 'UPS',
      'Kind': 'export',
      'Country': 'Nigeria',
      'State': '',
      // The apostrophe keeps spreadsheets from running the name as a formula.
      'Zone': `'=1+1`,
      'Billing Group': '',
      'Zone Is': 'Changed',
      'Above (kg)': '449',
      'Up To (kg)': '450',
      'Before': '1449',
      'After': '1450',
      'Change %': '0.1',
      'Also Changed on the Live Tariff': '',
    })
    const linesOfZone = await csvOf(
      tariff.apiClient,
      `/tariff_version/${draft}/differences.csv?zone=${zone.id}`
    )
    assert.lengthOf(linesOfZone, 450)
  })

  test('describe added, removed and changed zones with their places and billing groups', async ({
    client,
    assert,
  }) => {
    const { preferred } = await smallTariff()
    const tariff = await tariffOf(client)
    const dhl = await britain()
    const draft = await tariff.draft()
    const address = '/shippingZone/international'
    const members = [{ value: 'GH' }, { value: 'FR' }]
    const created: any = await tariff.apiClient(
      'post',
      `${address}/Export?version=${draft}`,
      exportZone({ description: 'Contract', members, billingGroup: preferred.id })
    )
    const changed: any = await tariff.apiClient(
      'put',
      `${address}/${dhl.id}?version=${draft}`,
      exportZone({
        description: 'Everywhere else',
        geographyCode: '',
        members: [],
        billingGroup: preferred.id,
      })
    )
    changed.assertStatus(200)
    const home = await db
      .from('shipping_zones')
      .where({ courier_code: 'UPS', kind: 'local' })
      .whereNull('archived_at')
      .firstOrFail()
    await tariff.apiClient('delete', `/shippingZone/local/${home.id}?version=${draft}`)
    const { data } = await tariff.differences(draft)
    const factsOf = Object.fromEntries(data.map(({ zoneId, facts }: any) => [zoneId, facts]))
    assert.deepEqual(factsOf[created.body().data.id], [
      'Courier: DHL',
      'Origin country: Nigeria',
      'Geography: Country',
      'Billing group: Preferred Businesses',
      'Destinations: France, Ghana',
    ])
    assert.deepEqual(factsOf[home.id], [
      'Courier: UPS',
      'Country: Nigeria',
      'Billing group: everybody',
      'Origins: Abuja Federal Capital Territory, Lagos, Ogun',
      'Destinations: Abuja Federal Capital Territory, Lagos, Ogun',
    ])
    assert.deepEqual(factsOf[dhl.id], [
      'Description: United Kingdom becomes Everywhere else',
      'Geography: Country becomes All',
      'Billing group: everybody becomes Preferred Businesses',
      'Destinations removed: United Kingdom',
    ])
    const added = data.find(({ change }: any) => change === 'added')
    assert.equal(added.billingGroup, 'Preferred Businesses')
  })

  test('take as many queries for many zones as for one', async ({ client, assert }) => {
    const tariff = await tariffOf(client)
    for (let zone = 0; zone < 30; zone += 1) {
      await toGhana(
        `Zone ${zone}`,
        bands(20, () => 1000)
      )
    }
    const [oneZone, allZones] = [await tariff.draft('One'), await tariff.draft('All')]
    const dhl = await britain()
    await dearer(oneZone, dhl.id)
    await dearer(allZones)
    const compare = (id: number) =>
      collectStatements(() =>
        withComparableVersion(id, async (trx, version) =>
          compareChanges(trx, await loadVersionChanges(trx, version), { page: 1, perPage: 25 })
        )
      )
    // The first call fills the cache of places.
    await compare(oneZone)
    const few = await compare(oneZone)
    assert.deepEqual(await compare(allZones), few)
  })

  test('stay a whole file if the version is published during the download', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    for (let zone = 0; zone < 30; zone += 1) {
      await toGhana(
        `Zone ${zone}`,
        bands(2, () => 1000)
      )
    }
    const draft = await tariff.draft()
    await dearer(draft)
    const lines = streamChangedRates(draft, null)
    const first = await lines.next()
    const read = [first.value]
    const published = await tariff.publish(draft)
    published.assertStatus(200)
    for await (const line of lines) read.push(line)
    const { rates } = await db
      .from('shipping_rates as rate')
      .join('shipping_zones as zone', 'zone.id', 'rate.zone_id')
      .whereNull('archived_at')
      .count('* as rates')
      .first()
    assert.lengthOf(read, Number(rates))
    assert.isEmpty(read.filter((rate: any) => rate.afterKobo !== rate.beforeKobo + 100))
  })

  test('answer 404 for an unchanged zone, and 409 for a discarded draft', async ({
    client,
    assert,
  }) => {
    const tariff = await tariffOf(client)
    const zone = await britain()
    const draft = await tariff.draft()
    const same: any = await tariff.apiClient(
      'get',
      `/tariff_version/${draft}/differences/${zone.id}`
    )
    same.assertStatus(404)
    assert.lengthOf(await csvOf(tariff.apiClient, `/tariff_version/${draft}/differences.csv`), 0)
    await tariff.apiClient('delete', `/tariff_version/${draft}`)
    for (const address of [
      ...['differences', `differences/${zone.id}`, 'differences.csv'].map(
        (path) => `/tariff_version/${draft}/${path}`
      ),
    ]) {
      const refused: any = await tariff.apiClient('get', address)
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'E_TARIFF_VERSION_STATE')
    }
    const wrong: any = await tariff.apiClient(
      'get',
      `/tariff_version/${draft}/differences.csv?zone=all`
    )
    wrong.assertStatus(422)
  })
})

function britain() {
  return db
    .from('shipping_zones')
    .where({ courier_code: 'DHL', kind: 'export', description: 'United Kingdom' })
    .whereNull('archived_at')
    .firstOrFail()
    .then((zone) => ({ id: Number(zone.id) }))
}
