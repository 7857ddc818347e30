import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime, Settings } from 'luxon'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { loadShipmentDocument } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'
import { dataOf } from '#tests/support/developers/business'
import { readTestFile } from '#tests/support/developers/sheet_bookings'
import { buildLocalOrder, countTableRows, createShop } from '#tests/support/developers/shop'
import { programOf } from '#tests/support/program'
import { makeShipment } from '#tests/support/shipment_rows'
import { addZone, smallTariff } from '#tests/support/tariff'
import { readPages } from '#tests/unit/shipping/documents/reading'

/** Calls as people make them; each names what differs from a plain booking from Lagos to Abuja. */
const INPUTS = JSON.parse(Buffer.from(await readTestFile('booking_calls.json')).toString('utf8'))

interface Changes {
  destination?: object
  item?: object
  preferredPickupDate?: string
}

async function orderWith({ destination, item, ...changes }: Changes) {
  const order = await buildLocalOrder({ preferredCourier: 'ARAMEX', ...changes })
  Object.assign(order.destination, destination)
  Object.assign(order.items[0]!.itemUnits[0]!, item)
  return order
}

const TOO_MUCH =
  'The items in one shipment can be worth ₦1,000,000,000 at most. Please check quantities and values.'

const REFUSED_PLACES = [
  ['no_city', 'cityName', '"City" should not be empty'],
  [
    'po_box',
    'address',
    'Couriers do not deliver to a post box there. Please write the street and house number.',
  ],
  ['zip_lost_zero', 'postalCode', "United States' postal codes have 5 digits: did you mean 02138?"],
  ['postcode_nonsense', 'postalCode', "United Kingdom's postal codes look like NW1 6XE."],
] as const

test.group('A booking as people write it', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    const places = { origins: ['LA'], destinations: ['LA', 'FC'] }
    const bands = [[0, 30, 5_000]] as const
    await addZone({ kind: 'local', courierCode: 'ARAMEX', description: 'Home', bands, ...places })
  })

  async function shop() {
    const made = await createShop({ naira: 100_000 })
    const send = async (path: string, changes: Changes) =>
      made.call('POST', path, await orderWith(changes))
    /** Expects that a quote and a booking are refused with this one problem, and write nothing. */
    const refusalOf = async (changes: Changes) => {
      const before = await countTableRows()
      const quoted = await send('/shipment/check_rate', changes)
      const booked = await send('/shipment', changes)
      const isUnchanged = JSON.stringify(await countTableRows()) === JSON.stringify(before)
      return { statuses: [quoted.status, booked.status], isUnchanged, quoted, booked }
    }
    return { ...made, send, refusalOf }
  }

  const REFUSED = { statuses: [422, 422], isUnchanged: true }

  test('of goods worth more than a number holds is refused', async ({ assert }) => {
    const { refusalOf } = await shop()
    const item = INPUTS.huge_value_poison['items.0.itemUnits.0']
    const refused = await refusalOf({ item })
    assert.containsSubset(refused, REFUSED)
    for (const { body } of [refused.quoted, refused.booked]) {
      assert.equal(body.code, 'E_VALUE_TOO_HIGH')
      assert.deepEqual(body.errors, [{ field: 'items', message: TOO_MUCH }])
    }
  })

  test('and was kept before there was a limit is in nobody’s way', async ({ client, assert }) => {
    const shipment = await makeShipment({ owner: 'owner@acme.test' })
    const { quantity, value } = INPUTS.huge_value_poison['items.0.itemUnits.0']
    await shipment.merge({ declaredValueKobo: Number.MAX_SAFE_INTEGER }).save()
    const [item] = shipment.packages[0]!.items
    await item!.merge({ quantity, unitValueKobo: Math.round(value * 100) }).save()
    const owner = await programOf(client, 'owner@acme.test')
    const staff = await programOf(client, 'admin@sendam.test')
    const steps: string[] = INPUTS.huge_value_poison.then
    assert.lengthOf(steps, 5)
    // A voided parcel has no tracking.
    const isLast = (step: string) => Number(step.startsWith('DELETE'))
    for (const step of steps.toSorted((one, other) => isLast(one) - isLast(other))) {
      const [method, path] = step
        .replace('{id}', String(shipment.id))
        .replace('{trackingNumber}', String(shipment.trackingNumber))
        .split(' ')
      const isOfStaff = method === 'DELETE' || step.endsWith('(staff)')
      const answer = await (isOfStaff ? staff : owner)(
        method!.toLowerCase() as 'get' | 'delete',
        path!
      )
      assert.equal(answer.status(), 200, `${step} ${answer.text()}`)
    }
    await shipment.refresh()
    assert.equal(shipment.status, 'VOIDED')
  })

  for (const [name, field, message] of REFUSED_PLACES) {
    test(`to a place that no courier finds is refused before it is paid: ${name}`, async ({
      assert,
    }) => {
      const { refusalOf } = await shop()
      const refused = await refusalOf(INPUTS[name])
      assert.containsSubset(refused, REFUSED)
      for (const { body } of [refused.quoted, refused.booked]) {
        assert.containsSubset(body.errors, [{ field: `destination.${field}`, message }])
        assert.lengthOf(body.errors, 1)
      }
    })
  }

  test('to be fetched on a public holiday, or in years, is refused', async ({ assert }) => {
    const { send } = await shop()
    const { now } = Settings
    const evening = DateTime.fromISO('2026-12-21T18:00:00+01:00').toMillis()
    Settings.now = () => evening
    try {
      const refused: unknown[] = []
      for (const preferredPickupDate of INPUTS.pickup_days) {
        const { status, body } = await send('/shipment', { preferredPickupDate })
        refused.push([status, ...body.errors.map((one: any) => `${one.field}: ${one.message}`)])
      }
      const said = (why: string) => [422, `preferredPickupDate: "Preferred Pickup Date" ${why}`]
      assert.deepEqual(refused, [
        said('falls on Christmas Day, a public holiday'),
        said("falls on New Year's Day, a public holiday"),
        said('must be within the next 14 days'),
      ])
    } finally {
      Settings.now = now
    }
  })

  test('with the customs code of a country is asked for that of all countries', async ({
    assert,
  }) => {
    const { refusalOf } = await shop()
    for (const hsCode of INPUTS.hs_codes) {
      const refused = await refusalOf({ item: { hsCode } })
      assert.containsSubset(refused, REFUSED)
      const message = '"HS Code" must have six digits'
      assert.containsSubset(refused.booked.body.errors, [
        { field: 'items.0.itemUnits.0.hsCode', message },
      ])
    }
  })

  test('of a dangerous good is refused with its accent, too', async ({ assert }) => {
    const { refusalOf } = await shop()
    const refused = await refusalOf({ item: { description: INPUTS.dangerous_word_with_accent } })
    assert.containsSubset(refused, REFUSED)
    assert.containsSubset(refused.booked.body.errors, [
      {
        field: 'items.0.itemUnits.0.description',
        message: 'Dangerous Good (PERFUME) detected. "PERFUME" cannot be shipped!',
      },
    ])
  })

  test('keeps an e-mail address and a phone number without what was copied along', async ({
    assert,
  }) => {
    const { send } = await shop()
    const { status, body } = await send('/shipment', {
      destination: {
        email: INPUTS.email_zero_width,
        phoneNumber: INPUTS.phone_copied_from_a_chat,
      },
    })
    assert.equal(status, 201)
    assert.containsSubset(body.data.destination, {
      email: 'ada@example.com',
      phoneNumber: '+2348031234567',
    })
  })

  test('keeps an emoji, which its label does not print as a box', async ({ assert }) => {
    const { send } = await shop()
    const { status, body } = await send('/shipment', INPUTS.emoji_label)
    assert.equal(status, 201)
    const { id } = body.data
    const shipment = await Shipment.findWithDetails(id)
    // Without the invisible sign that joins two emoji.
    const kept = INPUTS.emoji_label.destination.fullname.replaceAll('\u200d', '')
    assert.equal(shipment.address('destination').fullname, kept)
    await bookWithCourier(id)
    const { pdf } = await loadShipmentDocument(id, 'waybill')
    const [page] = await readPages(pdf)
    assert.include(page, 'Ada Obi')
    assert.notMatch(page!, /[\p{So}\p{Sk}\0\uFFFD]/u)
  })

  test('is found by the plain letters of its receiver', async ({ assert }) => {
    const { send, call } = await shop()
    const pairs = INPUTS.search.map((text: string) => /^(\S+) \(booked: (.+)\)$/.exec(text)!)
    for (const [, , fullname] of pairs) {
      const { status } = await send('/shipment', { destination: { fullname } })
      assert.equal(status, 201)
    }
    for (const [, search, fullname] of pairs) {
      const days = 'startDate=2020-01-01&endDate=2099-01-01'
      const found = await dataOf(call('GET', `/shipment/history?${days}&search=${search}`))
      assert.deepEqual(
        found.map(({ recipient }: any) => recipient),
        [fullname.normalize('NFC')]
      )
    }
  })

  test('a wallet is funded with the amount that its comma says', async ({ client, assert }) => {
    const program = await programOf(client, 'member@sendam.test')
    const path = INPUTS.fund_decimal_comma.GET.replace('/api/v1', '')
    const answer = await program('get', path)
    assert.equal(answer.status(), 200, answer.text())
    const { data } = answer.body()
    assert.containsSubset(data, { amount: 1000.5, currency: 'NGN', status: 'open' })
  })
})
