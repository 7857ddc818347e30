import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Courier from '#shipping/pricing/models/courier'
import DangerousGood from '#shipping/booking/models/dangerous_good'
import ItemCategory from '#shipping/pricing/models/item_category'
import { seedReference as seedAgain } from '#admin/reference/seed_reference_lists'
import { dataOf, expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const staff = (client: ApiClient) => apiClientOf(client, 'admin@sendam.test')

const BOX = { name: 'Zobo Box', weight: 0.25, length: 30, width: 20.5, height: 10, fee: 1500.5 }
const OFFICE = {
  name: 'Yaba Office',
  address: '1 Herbert Macaulay Way',
  city: 'Yaba',
  state: 'NG_LA',
  phoneNumber: '08031234567',
  openingHours: 'Monday to Friday, 8 to 5',
}

const DECLARED = { hsCode: '120991', countryOfOrigin: 'NG', contents: null }

test.group('Reference lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedReference())

  const entries: [string, Record<string, unknown>, Record<string, unknown>][] = [
    [
      'item_category',
      { name: 'Zobo', clearanceKind: 'food', ...DECLARED },
      { name: 'Zobo', clearanceKind: null, ...DECLARED },
    ],
    ['dangerous_good', { term: 'LAMP FUEL' }, { term: 'LAMP OIL' }],
    ['express_box', BOX, { ...BOX, fee: 0 }],
    ['drop_off_location', OFFICE, { ...OFFICE, city: 'Surulere' }],
  ]
  for (const [list, added, changed] of entries) {
    test(`an entry of ${list} is added, changed and deleted`, async ({ client, assert }) => {
      const call = await staff(client)
      const path = `/reference/${list}`
      const find = async (name: unknown) => {
        const rows = await dataOf(call('get', path))
        return rows.find(({ values }: any) => Object.values(values)[0] === name)
      }
      await expectStatus(200, call('post', path, added))
      const [name] = Object.values(added)
      const row = await find(name)
      assert.deepEqual(row.values, added)
      await expectStatus(422, call('post', path, added))
      await expectStatus(200, call('put', `${path}/${encodeURIComponent(row.id)}`, changed))
      const [newName] = Object.values(changed)
      const after = await find(newName)
      assert.deepEqual(after.values, changed)
      const deletion = await call('delete', `${path}/${encodeURIComponent(after.id)}`)
      deletion.assertStatus(200)
      assert.equal(deletion.body().message, `${newName} has been deleted.`)
      assert.isUndefined(await find(newName))
      const trail = await db.from('audit_entries').where('subject_kind', list).orderBy('id')
      const verbs = trail.map(({ action }) => action.split('.')[1])
      assert.deepEqual(verbs.slice(-3), ['create', 'update', 'delete'])
    })
  }

  for (const [list, added, changed] of entries) {
    test(`the second of two concurrent changes of a ${list} gets 409`, async ({
      client,
      assert,
    }) => {
      const [first, second] = [await staff(client), await apiClientOf(client, 'root@sendam.test')]
      const path = `/reference/${list}`
      await expectStatus(200, first('post', path, added))
      const rows = await dataOf(first('get', path))
      const { id, version } = rows.find(({ values }: any) =>
        Object.values(values).includes(Object.values(added)[0])
      )
      const entryPath = `${path}/${encodeURIComponent(id)}`
      await expectStatus(200, first('put', entryPath, { ...changed, version }))
      const movedPath = list === 'dangerous_good' ? `${path}/LAMP OIL` : entryPath
      const outdated = await second('put', movedPath, { ...added, version })
      outdated.assertStatus(409)
      const sentences = outdated.body().errors.map(({ message }: any) => message)
      assert.match(sentences[0], /^Somebody else has changed this .+ in the meantime/)
      if (list === 'dangerous_good') return
      assert.match(sentences[1], /^Tunde Bakare saved it on /)
      const difference: Record<string, string> = {
        item_category: 'Clearance kind: food becomes --',
        express_box: 'Fee: 1,500.5 becomes 0',
        drop_off_location: 'City: Yaba becomes Surulere',
      }
      assert.deepEqual(sentences.slice(2), [difference[list]])
      await expectStatus(200, second('put', movedPath, { ...added, version: version + 1 }))
    })
  }

  test('the second of two concurrent changes of a courier gets 409', async ({ client, assert }) => {
    const call = await staff(client)
    const find = async () => {
      const rows = await dataOf(call('get', '/reference/courier'))
      return rows.find(({ code }: any) => code === 'UPS')
    }
    const ups = await find()
    await expectStatus(200, call('put', '/reference/courier/UPS', { ...ups, export: !ups.export }))
    const outdated = await call('put', '/reference/courier/UPS', { ...ups, import: !ups.import })
    outdated.assertStatus(409)
    const last = outdated.body().errors.at(-1).message
    assert.equal(last, ups.export ? 'Export: Yes becomes No' : 'Export: No becomes Yes')
    const now = await find()
    assert.equal(now.import, ups.import)
  })

  test('a category in use is archived instead of deleted, and restored', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    await makeShipment()
    const call = await staff(client)
    const { id } = await ItemCategory.findByOrFail('name', 'Clothing')
    const archived = await call('delete', `/reference/item_category/${id}`)
    archived.assertStatus(200)
    assert.match(archived.body().message, /^Clothing is in use, so it has been archived/)
    const choices = await dataOf(call('get', '/shipment/item_category/all'))
    assert.isFalse(choices.some(({ value }: any) => value === id))
    const form = await submission({ preferredCourier: 'UPS' })
    await expectStatus(422, call('post', '/shipment', form))
    await expectStatus(200, call('put', `/reference/item_category/${id}/restore`))
    await expectStatus(201, call('post', '/shipment', form))
  })

  const refusals: [string, object, string, string][] = [
    ['item_category', { name: '' }, 'name', '"Name" should not be empty'],
    ['item_category', { name: 'x'.repeat(61) }, 'name', '"Name" must have at most 60 characters'],
    ['item_category', { name: 7 }, 'name', '"Name" must be text'],
    [
      'item_category',
      { name: 'Zobo', clearanceKind: 'arms' },
      'clearanceKind',
      '"Clearance" is not one of the choices',
    ],
    ['dangerous_good', { term: '<script>' }, 'term', '"Word" is invalid'],
    ['express_box', { ...BOX, weight: -1 }, 'weight', '"Weight (kg)" must be at least 0'],
    [
      'express_box',
      { ...BOX, weight: 0.0001 },
      'weight',
      '"Weight (kg)" must have at most 3 decimals',
    ],
    ['express_box', { ...BOX, weight: 100.001 }, 'weight', '"Weight (kg)" must be at most 100'],
    ['express_box', { ...BOX, length: 0 }, 'length', '"Length (cm)" must be at least 0.01'],
    ['express_box', { ...BOX, height: 300.01 }, 'height', '"Height (cm)" must be at most 300'],
    ['express_box', { ...BOX, fee: '100' }, 'fee', '"Fee" must be a number'],
    ['express_box', { ...BOX, fee: 1e300 }, 'fee', '"Fee" must be at most 10,000,000'],
    [
      'drop_off_location',
      { ...OFFICE, state: 'GB_ENG' },
      'state',
      '"State" is not one of the choices',
    ],
    [
      'drop_off_location',
      { ...OFFICE, phoneNumber: '12' },
      'phoneNumber',
      '"Phone Number" is invalid',
    ],
  ]
  for (const [list, body, field, message] of refusals) {
    test(`a wrong ${list} is refused: ${message}`, async ({ client, assert }) => {
      const call = await staff(client)
      const response = await call('post', `/reference/${list}`, body)
      response.assertStatus(422)
      assert.containsSubset(response.body().errors, [{ field, message }])
    })
  }

  test('an unknown list, entry or courier answers 404', async ({ client }) => {
    const call = await staff(client)
    for (const path of ['/reference/users', '/reference/__proto__']) {
      await expectStatus(404, call('get', path))
      await expectStatus(404, call('post', path, {}))
    }
    for (const id of ['0', 'x', '999999999999999', '99999999999999999999']) {
      await expectStatus(404, call('delete', `/reference/express_box/${id}`))
      await expectStatus(404, call('put', `/reference/express_box/${id}`, BOX))
    }
    await expectStatus(
      404,
      call('put', '/reference/courier/NOBODY', { domestic: true, export: true, import: true })
    )
  })

  test('a courier is switched off for exports and on again', async ({ client, assert }) => {
    await smallTariff()
    const call = await staff(client)
    const offered = async () => {
      const { courierRates } = await dataOf(
        call('post', '/shipment/check_rate', await submission())
      )
      return courierRates.some(({ courier }: any) => courier === 'UPS')
    }
    assert.isTrue(await offered())
    const { servesDomestic, servesImport } = await Courier.findOrFail('UPS')
    const put = (exports: unknown) =>
      call('put', '/reference/courier/UPS', {
        domestic: servesDomestic,
        export: exports,
        import: servesImport,
      })
    await expectStatus(200, put(false))
    assert.isFalse(await offered())
    await expectStatus(422, put('perhaps'))
    await expectStatus(200, put(true))
    assert.isTrue(await offered())
  })

  test('the changes of staff survive the next seed', async ({ client, assert }) => {
    const call = await staff(client)
    await Courier.query().where('code', 'UPS').update({ servesExport: false })
    const [good] = await DangerousGood.query().orderBy('term').limit(1)
    await expectStatus(200, call('delete', `/reference/dangerous_good/${good!.term}`))
    const category = await ItemCategory.query().orderBy('id').firstOrFail()
    const was = category.name
    await category.merge({ name: 'Renamed' }).save()
    await seedAgain()
    const ups = await Courier.findOrFail('UPS')
    assert.isFalse(ups.servesExport)
    assert.isNull(await DangerousGood.find(good!.term))
    assert.isNull(await ItemCategory.findBy('name', was))
  })

  test('members and managers get 403', async ({ client }) => {
    for (const email of ['member@sendam.test', 'manager@sendam.test']) {
      const call = await apiClientOf(client, email)
      await expectStatus(403, call('get', '/reference/express_box'))
      await expectStatus(403, call('post', '/reference/item_category', { name: 'Zobo' }))
      await expectStatus(403, call('put', '/reference/courier/UPS', {}))
    }
  })
})
