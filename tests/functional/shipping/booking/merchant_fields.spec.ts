import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { dataOf } from '#tests/support/answers'
import { readPublishedEvents, subscribeEndpoint } from '#tests/support/developers/published_events'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const FIELDS = { reference: 'ORDER-1001', metadata: { channel: 'Instagram', buyer: 'Bọ́lá' } }

async function book(apiClient: ApiClientCall, changes: object = {}) {
  const form = await submission({ preferredCourier: 'UPS', ...changes })
  const response = await apiClient('post', '/shipment', form)
  response.assertStatus(201)
  return response.body().data
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

test.group('The reference and metadata of a booking', (group) => {
  let member: ApiClientCall

  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('appear with the shipment everywhere, and only its owner finds it by them', async ({
    client,
    assert,
  }) => {
    member = await apiClientOf(client, 'member@sendam.test')
    const other = await apiClientOf(client, 'other@sendam.test')
    const booked = await book(member, FIELDS)
    await book(member, { reference: '  ' })
    await book(other, FIELDS)
    assert.containsSubset(booked, FIELDS)
    assert.containsSubset(await dataOf(member('get', `/shipment/${booked.id}/detail`)), FIELDS)

    const mine = await dataOf(member('get', '/shipment?reference=ORDER-1001'))
    assert.deepEqual(idsOf(mine), [booked.id])
    assert.containsSubset(mine[0], FIELDS)
    const { transactionReference } = booked
    const bySame = await dataOf(member('get', `/shipment?reference=${transactionReference}`))
    assert.deepEqual(idsOf(bySame), [booked.id])

    const days = 'startDate=2016-01-01&endDate=2096-01-01'
    const searched = await dataOf(member('get', `/shipment/history?${days}&search=order-10`))
    assert.deepEqual(idsOf(searched), [booked.id])
    const file = await member('get', `/shipment/history.csv?${days}&search=order-10`)
    const [line] = parse(file.text(), { bom: true, columns: true }) as Record<string, string>[]
    assert.equal(line!.Reference, FIELDS.reference)
    assert.deepEqual(JSON.parse(line!.Metadata!), FIELDS.metadata)
  })

  test('lead the global search to the shipment, also by the first digits', async ({
    client,
    assert,
  }) => {
    member = await apiClientOf(client, 'member@sendam.test')
    const { trackingNumber } = await book(member, { reference: '77001' })
    for (const typed of ['77001', '7700']) {
      const found = await dataOf(member('get', `/search?condition=${typed}`))
      assert.lengthOf(found, 1, typed)
      assert.include(found[0].detail, String(trackingNumber))
    }
    assert.deepEqual(await dataOf(member('get', '/search?condition=7001')), [])
  })

  test('stay unchanged until a later submission replaces or clears them', async ({
    client,
    assert,
  }) => {
    member = await apiClientOf(client, 'member@sendam.test')
    const { id } = await book(member, FIELDS)
    assert.containsSubset(await book(member, { id }), FIELDS)
    const another = { reference: 'ORDER-2', metadata: { note: 'Gift' } }
    assert.containsSubset(await book(member, { id, ...another }), another)
    const cleared = await book(member, { id, reference: '', metadata: { note: '' } })
    assert.isNull(cleared.reference)
    assert.deepEqual(cleared.metadata, {})
  })

  test('are returned by a quote, and taken over by its booking unless that has its own', async ({
    client,
    assert,
  }) => {
    member = await apiClientOf(client, 'member@sendam.test')
    const ask = async (fields: object): Promise<any> =>
      dataOf(member('post', '/shipment/check_rate', await submission(fields)))
    const { quoteId, ...quote } = await ask(FIELDS)
    assert.containsSubset(quote, FIELDS)
    const first = await book(member, { quoteId })
    assert.containsSubset(first, { ...FIELDS, requoted: false })
    const own = { reference: 'ORDER-2', metadata: {} }
    assert.containsSubset(await book(member, { quoteId, ...own }), own)
    assert.containsSubset(await book(member, { quoteId, reference: '' }), { reference: null })
    const { quoteId: another } = await ask({ reference: 'ORDER-3' })
    const changed = { ...FIELDS, reference: 'ORDER-3' }
    assert.containsSubset(await book(member, { id: first.id, quoteId: another }), changed)
    const plain = await ask({})
    assert.containsSubset(plain, { reference: null, metadata: {} })
  })

  test('are part of webhook events', async ({ client, assert }) => {
    member = await apiClientOf(client, 'member@sendam.test')
    const first = await book(member)
    const { organizationId, userId } = await Shipment.findOrFail(first.id)
    await subscribeEndpoint({ organizationId, userId })
    const { id } = await book(member, FIELDS)
    await member('delete', `/shipment/${id}/cancelBooking`, {})
    const [announced] = await readPublishedEvents(`shipment:${id}`)
    assert.containsSubset(announced!.data, FIELDS)
  })

  test('are short texts, checked alike by a quote and a booking', async ({ client, assert }) => {
    member = await apiClientOf(client, 'member@sendam.test')
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`key ${at}`, 'x']))
    const KEYS = '"Metadata": a key has 1 to 40 characters on one line.'
    const wrong: [object, string, string][] = [
      [{ reference: 'x'.repeat(51) }, 'reference', '"Reference" must have at most 50 characters'],
      [{ reference: 'one\ntwo' }, 'reference', '"Reference" must be on one line'],
      [{ reference: 1001 }, 'reference', '"Reference" is invalid'],
      [{ metadata: many }, 'metadata', '"Metadata" can have at most 20 keys'],
      [{ metadata: { ['k'.repeat(41)]: 'x' } }, 'metadata', KEYS],
      [{ metadata: { 'a\nb': 'x' } }, 'metadata', KEYS],
      [
        { metadata: { long: 'x'.repeat(501) } },
        'metadata.long',
        '"Metadata" values can have at most 500 characters',
      ],
      ...[1001, true, ['a'], { a: 'b' }].map(
        (value) =>
          [
            { metadata: { order: value } },
            'metadata.order',
            '"Metadata" values must be text: write "1001", not 1001',
          ] as [object, string, string]
      ),
      [{ metadata: 'order' }, 'metadata', '"Metadata" is invalid'],
      [{ metadata: ['order'] }, 'metadata', '"Metadata" is invalid'],
    ]
    for (const [changes, field, message] of wrong) {
      const form = await submission({ preferredCourier: 'UPS', ...changes })
      for (const path of ['/shipment', '/shipment/check_rate']) {
        const refused = await member('post', path, form)
        refused.assertStatus(422)
        refused.assertBodyContains({ errors: [{ field, message }] })
      }
    }
    const whole = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [String(at).padEnd(40, 'k'), 'v'.repeat(500)])
    )
    const largest = { reference: 'x'.repeat(50), metadata: whole }
    assert.containsSubset(await book(member, largest), largest)
    const quote = await member('post', '/shipment/check_rate', await submission(largest))
    quote.assertStatus(200)
    assert.lengthOf(await Shipment.all(), 1)
  })
})
