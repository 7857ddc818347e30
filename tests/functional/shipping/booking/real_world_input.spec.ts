import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime, Settings } from 'luxon'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { loadShipmentDocument } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'
import { dataOf } from '#tests/support/developers/business'
import { readTestFile } from '#tests/support/developers/sheet_bookings'
import { buildLocalOrder, countTableRows, createShop } from '#tests/support/developers/shop'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { addZone, smallTariff } from '#tests/support/tariff'
import { readPages } from '#tests/unit/shipping/documents/reading'

/** Real-world calls; each holds what differs from a plain booking from Lagos to Abuja. */
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

test.group('Real-world booking input', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
    const places = { origins: ['LA'], destinations: ['LA', 'FC'] }
    const bands = [[0, 30, 5_000]] as const
    await addZone({ kind: 'local', courierCode: 'ARAMEX', description: 'Home', bands, ...places })
  })

  async function openShop() {
    const shop = await createShop({ naira: 100_000 })
    const send = async (path: string, changes: Changes) =>
      shop.call('POST', path, await orderWith(changes))
    /** Sends a quote and a booking; returns both answers and whether no rows were written. */
    const sendBoth = async (changes: Changes) => {
      const before = await countTableRows()
      const quoted = await send('/shipment/check_rate', changes)
      const booked = await send('/shipment', changes)
      const isUnchanged = JSON.stringify(await countTableRows()) === JSON.stringify(before)
      return { statuses: [quoted.status, booked.status], isUnchanged, quoted, booked }
    }
    return { ...shop, send, sendBoth }
  }

  const REFUSED = { statuses: [422, 422], isUnchanged: true }

  test('is refused with goods above the value limit', async ({ assert }) => {
    const { sendBoth } = await openShop()
    const item = INPUTS.huge_value_poison['items.0.itemUnits.0']
    const refused = await sendBoth({ item })
    assert.containsSubset(refused, REFUSED)
    for (const { body } of [refused.quoted, refused.booked]) {
      assert.equal(body.code, 'E_VALUE_TOO_HIGH')
      assert.deepEqual(body.errors, [{ field: 'items', message: TOO_MUCH }])
    }
  })

  test('that was stored above the value limit is accepted by every later call', async ({
    client,
    assert,
  }) => {
    const shipment = await makeShipment({ owner: 'owner@acme.test' })
    const { quantity, value } = INPUTS.huge_value_poison['items.0.itemUnits.0']
    await shipment.merge({ declaredValueKobo: Number.MAX_SAFE_INTEGER }).save()
    const [item] = shipment.packages[0]!.items
    await item!.merge({ quantity, unitValueKobo: Math.round(value * 100) }).save()
    const owner = await apiClientOf(client, 'owner@acme.test')
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const steps: string[] = INPUTS.huge_value_poison.then
    assert.lengthOf(steps, 5)
    // A voided parcel has no tracking.
    const isLast = (step: string) => Number(step.startsWith('DELETE'))
    for (const step of steps.toSorted((first, second) => isLast(first) - isLast(second))) {
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
    test(`refuses an undeliverable address before payment: ${name}`, async ({ assert }) => {
      const { sendBoth } = await openShop()
      const refused = await sendBoth(INPUTS[name])
      assert.containsSubset(refused, REFUSED)
      for (const { body } of [refused.quoted, refused.booked]) {
        assert.containsSubset(body.errors, [{ field: `destination.${field}`, message }])
        assert.lengthOf(body.errors, 1)
      }
    })
  }

  test('refuses a pickup on a public holiday or more than 14 days ahead', async ({ assert }) => {
    const { send } = await openShop()
    const { now } = Settings
    const evening = DateTime.fromISO('2026-12-21T18:00:00+01:00').toMillis()
    Settings.now = () => evening
    try {
      const refused: unknown[] = []
      for (const preferredPickupDate of INPUTS.pickup_days) {
        const { status, body } = await send('/shipment', { preferredPickupDate })
        refused.push([
          status,
          ...body.errors.map((error: any) => `${error.field}: ${error.message}`),
        ])
      }
      const pickupError = (reason: string) => [
        422,
        `preferredPickupDate: "Preferred Pickup Date" ${reason}`,
      ]
      assert.deepEqual(refused, [
        pickupError('falls on Christmas Day, a public holiday'),
        pickupError("falls on New Year's Day, a public holiday"),
        pickupError('must be within the next 14 days'),
      ])
    } finally {
      Settings.now = now
    }
  })

  test('refuses national customs codes: an HS code has six digits', async ({ assert }) => {
    const { sendBoth } = await openShop()
    for (const hsCode of INPUTS.hs_codes) {
      const refused = await sendBoth({ item: { hsCode } })
      assert.containsSubset(refused, REFUSED)
      const message = '"HS Code" must have six digits'
      assert.containsSubset(refused.booked.body.errors, [
        { field: 'items.0.itemUnits.0.hsCode', message },
      ])
    }
  })

  test('refuses a dangerous good written with an accent', async ({ assert }) => {
    const { sendBoth } = await openShop()
    const refused = await sendBoth({ item: { description: INPUTS.dangerous_word_with_accent } })
    assert.containsSubset(refused, REFUSED)
    assert.containsSubset(refused.booked.body.errors, [
      {
        field: 'items.0.itemUnits.0.description',
        message: 'Dangerous Good (PERFUME) detected. "PERFUME" cannot be shipped!',
      },
    ])
  })

  test('strips invisible characters from e-mail addresses and phone numbers', async ({
    assert,
  }) => {
    const { send } = await openShop()
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

  test('keeps an emoji, which the waybill leaves out', async ({ assert }) => {
    const { send } = await openShop()
    const { status, body } = await send('/shipment', INPUTS.emoji_label)
    assert.equal(status, 201)
    const { id } = body.data
    const shipment = await Shipment.findWithDetails(id)
    // Only the invisible sign that joins two emoji is removed.
    const kept = INPUTS.emoji_label.destination.fullname.replaceAll('\u200d', '')
    assert.equal(shipment.address('destination').fullname, kept)
    await bookWithCourier(id)
    const { pdf } = await loadShipmentDocument(id, 'waybill')
    const [page] = await readPages(pdf)
    assert.include(page, 'Ada Obi')
    assert.notMatch(page!, /[\p{So}\p{Sk}\0\uFFFD]/u)
  })

  test('finds a shipment by the plain letters of its receiver', async ({ assert }) => {
    const { send, call } = await openShop()
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

  test('reads a decimal comma in the amount of a wallet payment', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const path = INPUTS.fund_decimal_comma.GET.replace('/api/v1', '')
    const answer = await apiClient('get', path)
    assert.equal(answer.status(), 200, answer.text())
    const { data } = answer.body()
    assert.containsSubset(data, { amount: 1000.5, currency: 'NGN', status: 'open' })
  })
})
