import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { queryRows } from '#shared/database/query_rows'
import { eraseAddresses } from '#shipping/history/erase_addresses'
import { dataOf } from '#tests/support/answers'
import { type ApiClientCall, apiClientOf } from '#tests/support/api_client'
import { copyShipment } from '#tests/functional/shipping/history/shipment_copies'
import { makeShipment } from '#tests/support/shipment_rows'

async function findIds(apiClient: ApiClientCall, search: string): Promise<number[]> {
  const days = 'startDate=2016-01-01&endDate=2096-01-01'
  const rows: { id: number }[] = await dataOf(
    apiClient('get', `/shipment/history?${days}&search=${encodeURIComponent(search)}`)
  )
  return rows.map(({ id }) => id)
}

/** Replaces random numbers, which could contain the searched digits. */
async function givePlainNumbers(id: number) {
  const numbers = { tracking_number: 1_000_000_001, transaction_reference: 'PAY1000000001' }
  await db
    .from('shipments')
    .where({ id })
    .update({ ...numbers, waybill_number: 'JD1' })
  await db.from('shipment_packages').where({ shipment_id: id }).update({ waybill_number: null })
}

const readIndex = () => queryRows(db, 'select * from shipment_searches order by shipment_id')

test.group('Search index of shipments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follows every change of a shipment and drops erased people', async ({ client, assert }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const receiver = { fullname: 'Yewande Coker', phoneNumber: '+2348039876543' }
    const { id } = await makeShipment({ to: 'GH', packages: 2, receiver })
    await givePlainNumbers(id)
    assert.deepEqual(await findIds(member, '0803 987'), [id])
    assert.deepEqual(await findIds(member, '987'), [])

    await db.from('shipments').where({ id }).update({ waybill_number: 'JD0146' })
    assert.deepEqual(await findIds(member, 'jd0146'), [id])
    await db.from('shipment_packages').where({ shipment_id: id, position: 2 }).update({
      waybill_number: 'PIECE-77',
    })
    assert.deepEqual(await findIds(member, 'piece-77'), [id])
    await db.from('countries').where({ code: 'GH' }).update({ name: 'Gold Coast' })
    assert.deepEqual(await findIds(member, 'gold coast'), [id])
    assert.deepEqual(await findIds(member, 'ghana'), [])

    const [before] = await readIndex()
    await eraseAddresses(db.connection(), `select ${id}`)
    assert.deepEqual(await findIds(member, 'yewande'), [])
    assert.deepEqual(await findIds(member, '0803 987'), [])
    assert.notDeepEqual(await readIndex(), [before])
    const other = await User.findByOrFail('email', 'other@sendam.test')
    await db.from('shipments').where({ id }).update({ user_id: other.id })
    assert.deepEqual(await findIds(member, 'jd0146'), [])
  })

  test('has the same rows when filled for many shipments at once', async ({ assert }) => {
    for (const to of ['GH', 'GB'] as const) await makeShipment({ to, packages: 2 })
    const rows = await readIndex()
    assert.lengthOf(rows, 2)
    await db.from('shipment_searches').delete()
    await db.rawQuery('select fill_shipment_search(array_agg(id)) from shipments')
    assert.deepEqual(await readIndex(), rows)
  })

  test('is filled by one statement for shipments written together', async ({ assert }) => {
    const { id } = await makeShipment({})
    await copyShipment(id, 3)
    // `cmin` is the number of the statement within its transaction that wrote a row.
    const statements = await queryRows<{ rows: number }>(
      db,
      'select count(*)::int as rows from shipment_searches group by cmin order by rows'
    )
    assert.deepEqual(statements, [{ rows: 1 }, { rows: 3 }])
  })

  test('refuses an invented cursor', async ({ client }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const days = 'startDate=2016-01-01&endDate=2096-01-01'
    const place = Buffer.from('["next","2026-01-01","1"].' + 'a'.repeat(64)).toString('base64url')
    const refused = await member('get', `/shipment/history?${days}&cursor=${place}`)
    refused.assertStatus(422)
    refused.assertBodyContains({ code: 'E_BAD_CURSOR' })
  })
})
