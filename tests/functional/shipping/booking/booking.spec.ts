import { test } from '@japa/runner'
import { noPickupDay, pickupDay } from '#tests/support/clock/pickup_days'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Courier from '#shipping/pricing/models/courier'
import { workingDayAfter } from '#shipping/shipment/working_days'
import Organization from '#identity/organizations/models/organization'
import Quote from '#shipping/pricing/models/quote'
import Shipment from '#shipping/shipment/models/shipment'
import ShippingRate from '#shipping/pricing/models/shipping_rate'
import { readAudit } from '#tests/support/audit'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

async function bookToBritain(apiClient: ApiClientCall, changes: object = {}) {
  const form = await submission({ preferredCourier: 'UPS', ...changes })
  const response = await apiClient('post', '/shipment', form)
  response.assertStatus(201)
  return response.body().data
}

async function countShipments() {
  const shipments = await Shipment.all()
  return shipments.length
}

test.group('Quoting a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('offers every courier of the route, cheapest first, and explains the price', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const response = await apiClient('post', '/shipment/check_rate', await submission())
    response.assertStatus(200)
    const { data } = response.body()
    assert.deepEqual(
      data.courierRates.map((offer: any) => [offer.courier, offer.shippingRate]),
      [
        ['FEDEX', 50_000],
        ['UPS', 55_000],
        ['DHL', 70_000],
      ]
    )
    assert.containsSubset(data.courierRates[0], {
      paymentAmount: 50_000,
      charges: [{ kind: 'shipping', label: 'Shipping Rate', amount: 50_000 }],
      explanation: {
        zone: 'United Kingdom',
        actualWeight: 0.9,
        volumetricWeight: 0.2,
        billableWeight: 0.9,
        aboveWeight: 0.5,
        endWeight: 1,
      },
    })
    assert.equal(data.partnerGroupName, null)
    assert.isAbove(data.platformInformationList.length, 0)
  })

  test('gives a business its negotiated prices and names its billing group', async ({
    client,
    assert,
  }) => {
    const { preferred } = await smallTariff()
    await Organization.query().where('id', 3).update({ billingGroupId: preferred.id })
    const apiClient = await apiClientOf(client, 'owner@acme.test')
    const response = await apiClient('post', '/shipment/check_rate', await submission())
    const { data } = response.body()
    assert.equal(data.partnerGroupName, 'Preferred Businesses')
    assert.equal(data.courierRates[0].shippingRate, 38_000)
  })

  test('announces import duty for Great Britain above 150,000 naira', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    for (const [value, notice] of [
      [75_000, false],
      [75_000.01, true],
    ] as const) {
      form.items[0]!.itemUnits[0]!.value = value
      const response = await apiClient('post', '/shipment/check_rate', form)
      assert.equal(response.body().data.importDutyNotice, notice)
    }
    // The Premium fee counts: 149,000 and two per cent of it exceed the limit.
    form.items[0]!.itemUnits[0]!.value = 74_500
    const ghana = { ...form.destination, country: 'GH', state: 'GH_AA', cityName: 'Accra' }
    for (const [changes, notice] of [
      [{ insurance: 'Standard' }, false],
      [{ insurance: 'Premium' }, true],
      [{ insurance: 'Premium', destination: ghana }, false],
    ] as const) {
      const response = await apiClient('post', '/shipment/check_rate', { ...form, ...changes })
      assert.equal(response.body().data.importDutyNotice, notice)
    }
  })

  test('refuses a weight that no courier carries', async ({ client }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    form.items[0]!.weight = 31
    const response = await apiClient('post', '/shipment/check_rate', form)
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_NO_COURIER' })
  })

  test('refuses a route that neither starts nor ends in Nigeria', async ({ client }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    const abroad = { country: 'GB', state: 'GB_ENG', city: null, cityName: 'London' }
    const response = await apiClient('post', '/shipment/check_rate', {
      ...form,
      origin: { ...form.origin, ...abroad, postalCode: 'NW1 6XE' },
    })
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_ROUTE_NOT_SERVED' })
  })

  test('refuses a state of another country, an unknown city and an unknown country', async ({
    client,
  }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    for (const [wrong, field] of [
      [{ destination: { ...form.destination, state: 'NG_LA' } }, 'destination.state'],
      [{ origin: { ...form.origin, city: 'ATLANTIS' } }, 'origin.city'],
      [{ destination: { ...form.destination, country: 'ZZ' } }, 'destination.country'],
    ] as const) {
      const response = await apiClient('post', '/shipment/check_rate', { ...form, ...wrong })
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field }] })
    }
  })
})

test.group('Booking a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stores the whole submission unpaid, with its bill', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const data = await bookToBritain(apiClient, { insurance: 'Premium', signatureRequired: true })
    assert.containsSubset(data, {
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      kind: 'export',
      courier: 'UPS',
      grossWeight: 0.9,
      billableWeight: 0.9,
      value: 15_001,
      shippingRate: 55_000,
      insuranceFee: 1000,
      signatureServiceFee: 1500,
      paymentAmount: 57_500,
      shipmentDimension: [10, 10, 10],
      requoted: false,
    })
    assert.containsSubset(data.origin, {
      cityName: 'Ikeja',
      stateName: 'Lagos',
      countryName: 'Nigeria',
    })
    assert.containsSubset(data.items[0].itemUnits[0], {
      description: 'Cotton shirts',
      categoryName: 'Clothing',
      totalValue: 15_001,
    })
    assert.match(data.transactionReference, /^SND[0-9A-Z]{10}$/)
    assert.match(String(data.trackingNumber), /^\d{12}$/)
    const detail = await apiClient('get', `/shipment/${data.id}/detail`)
    assert.equal(detail.body().data.paymentAmount, 57_500)
  })

  test('takes the only offer if the request names no courier', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    const toGhana = { ...form.destination, country: 'GH', state: 'GH_AA', cityName: 'Accra' }
    const response = await apiClient('post', '/shipment', { ...form, destination: toGhana })
    response.assertStatus(201)
    assert.equal(response.body().data.courier, 'DHL')
  })

  test('needs a courier when there are several, and refuses one that is not offered', async ({
    client,
  }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    for (const preferredCourier of [null, 'ARAMEX', 'PIGEON']) {
      const response = await apiClient('post', '/shipment', await submission({ preferredCourier }))
      response.assertStatus(422)
      response.assertBodyContains({ code: 'E_COURIER_NOT_OFFERED' })
    }
  })

  test('honours a quote after a change of tariff, until it expires', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const quoted = await apiClient('post', '/shipment/check_rate', await submission())
    const { quoteId } = quoted.body().data
    await ShippingRate.query().where('rateKobo', 55_000_00).update({ rateKobo: 99_000_00 })

    const honoured = await bookToBritain(apiClient, { quoteId })
    assert.containsSubset(honoured, { shippingRate: 55_000, requoted: false })

    await Quote.query()
      .where('id', quoteId)
      .update({ expiresAt: DateTime.now().minus({ minute: 1 }) })
    const renewed = await bookToBritain(apiClient, { quoteId })
    assert.containsSubset(renewed, { shippingRate: 99_000, requoted: true })
  })

  test('uses a new price if the quote is for another parcel or of another person', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const light = await submission()
    light.items[0]!.weight = 0.4
    const quoted = await apiClient('post', '/shipment/check_rate', light)
    const { quoteId } = quoted.body().data
    assert.containsSubset(await bookToBritain(apiClient, { quoteId }), {
      shippingRate: 55_000,
      requoted: true,
    })
    const stranger = await apiClientOf(client, 'other@sendam.test')
    const booked = await bookToBritain(stranger, { quoteId, items: light.items })
    assert.containsSubset(booked, { shippingRate: 45_000, requoted: true })
  })

  test('names every wrong field at once, and books nothing', async ({ client, assert }) => {
    await smallTariff()
    const before = await countShipments()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    const response = await apiClient('post', '/shipment', {
      ...form,
      origin: { ...form.origin, fullname: 'Ada', phoneNumber: '' },
      destination: { ...form.destination, phoneNumber: 'none', postalCode: '' },
      items: [{ ...form.items[0]!, itemUnits: [], weight: 301 }],
    })
    response.assertStatus(422)
    const messages = Object.fromEntries(
      response.body().errors.map((error: any) => [error.field, error.message])
    )
    assert.deepEqual(messages, {
      'items.0.itemUnits': 'Please add at least one item to your package.',
      'items.0.weight': '"Package Weight" must be at most 300',
      'origin.fullname': '"Full Name" must have at least 5 characters',
      'origin.phoneNumber': '"Phone Number" should not be empty',
      'destination.phoneNumber': '"Phone Number" is invalid',
      'destination.postalCode': '"Postal Code" should not be empty',
    })
    assert.equal(await countShipments(), before)
  })

  test('refuses a dangerous good by name', async ({ client }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    form.items[0]!.itemUnits[0]!.description = 'Toys and some gunpowder, well packed'
    const response = await apiClient('post', '/shipment', form)
    response.assertStatus(422)
    response.assertBodyContains({
      errors: [
        {
          field: 'items.0.itemUnits.0.description',
          message: 'Dangerous Good (GUNPOWDER) detected. "GUNPOWDER" cannot be shipped!',
        },
      ],
    })
  })

  test('refuses a pickup date on a weekend, in the past, too far ahead or not a date', async ({
    client,
  }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    for (const preferredPickupDate of [
      '2020-01-02',
      noPickupDay(),
      '2030-01-07',
      '2050-02-30',
      'tomorrow',
    ]) {
      const response = await apiClient(
        'post',
        '/shipment',
        await submission({ preferredPickupDate, preferredCourier: 'UPS' })
      )
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'preferredPickupDate' }] })
    }
    const day = pickupDay()
    const booked = await submission({ preferredPickupDate: day, preferredCourier: 'UPS' })
    const response = await apiClient('post', '/shipment', booked)
    response.assertStatus(201)
    response.assertBodyContains({
      data: { preferredPickupDateDesc: DateTime.fromISO(day).toFormat('cccc, LLLL d, yyyy') },
    })
  })

  test('refuses a pickup date that staff have excluded', async ({ client }) => {
    await smallTariff()
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const day = pickupDay()
    const value = [day]
    const setting = await staff('put', '/setting/shipping.days_without_pickup', { value })
    setting.assertStatus(200)
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ preferredPickupDate: day, preferredCourier: 'UPS' })
    const response = await apiClient('post', '/shipment', form)
    response.assertStatus(422)
    const message = '"Preferred Pickup Date" falls on a day without pickups'
    response.assertBodyContains({ errors: [{ field: 'preferredPickupDate', message }] })
  })

  test('follows the public holidays that staff announce, with an entry in the audit log', async ({
    client,
    assert,
  }) => {
    await seedDemoWallets()
    await smallTariff()
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const { daysMax } = await Courier.findByOrFail('code', 'UPS')
    const [day, expected] = [pickupDay(), workingDayAfter(new Date(), daysMax)]
    const name = 'a special public holiday' as const
    const value = [...new Set([day, expected])].map((announced) => ({ day: announced, name }))
    const setting = await staff('put', '/setting/shipping.announced_holidays', { value })
    setting.assertStatus(200)
    const entry = await db.from('audit_entries').orderBy('id', 'desc').firstOrFail()
    assert.containsSubset(entry, { action: 'setting.update', after: { value } })
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ preferredPickupDate: day, preferredCourier: 'UPS' })
    const refused = await apiClient('post', '/shipment', form)
    const message = `"Preferred Pickup Date" falls on ${name}, a public holiday`
    refused.assertBodyContains({ errors: [{ field: 'preferredPickupDate', message }] })
    const paid = await apiClient('post', '/shipment', {
      ...(await submission({ preferredCourier: 'UPS' })),
      pay: 'Wallet',
    })
    paid.assertStatus(201)
    assert.equal(paid.body().data.estimatedDelivery, workingDayAfter(new Date(), daysMax, value))
    assert.isAbove(Date.parse(paid.body().data.estimatedDelivery), Date.parse(expected))
  })

  test('accepts express boxes and typed city names from staff only', async ({ client }) => {
    await smallTariff()
    const form = await submission({ preferredCourier: 'UPS' })
    const boxed = { ...form, items: [{ ...form.items[0]!, expressBoxId: 1 }] }
    const byHand = { ...form, origin: { ...form.origin, city: null, cityName: 'Egbeda' } }
    const member = await apiClientOf(client, 'member@sendam.test')
    const manager = await apiClientOf(client, 'manager@sendam.test')
    for (const body of [boxed, byHand]) {
      const refused = await member('post', '/shipment', body)
      refused.assertStatus(422)
      const booked = await manager('post', '/shipment', body)
      booked.assertStatus(201)
    }
  })

  test('ignores price, status and owner in the body', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const data = await bookToBritain(apiClient, {
      paymentAmount: 1,
      shippingRate: 1,
      status: 'DELIVERED',
      organizationId: 1,
      userId: 1,
    })
    assert.equal(data.paymentAmount, 55_000)
    const stored = await Shipment.findOrFail(data.id)
    assert.equal(stored.status, 'AWAITING_PAYMENT_CONFIRMATION')
    assert.equal(stored.organizationId, 2)
  })

  test('changes an unpaid booking in place and keeps its numbers', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const first = await bookToBritain(apiClient)
    const second = await bookToBritain(apiClient, { id: first.id, preferredCourier: 'DHL' })
    assert.equal(second.id, first.id)
    assert.equal(second.trackingNumber, first.trackingNumber)
    assert.equal(second.paymentAmount, 70_000)
    assert.lengthOf(second.items, 1)
  })

  test('audits changes and cancellations by staff, but not those by the customer', async ({
    client,
    assert,
  }) => {
    await smallTariff()
    const customer = await apiClientOf(client, 'member@sendam.test')
    const staff = await apiClientOf(client, 'admin@sendam.test')
    const first = await bookToBritain(customer)
    await bookToBritain(customer, { id: first.id, preferredCourier: 'FEDEX' })
    assert.deepEqual(await readAudit(first), [])
    await bookToBritain(staff, { id: first.id, preferredCourier: 'DHL' })
    const canceled = await staff('delete', `/shipment/${first.id}/cancelBooking`)
    canceled.assertStatus(200)
    const { trackingNumber } = first
    const who = 'admin@sendam.test'
    assert.deepEqual(await readAudit(first), [
      {
        action: 'shipment.update',
        before: { trackingNumber, courier: 'FEDEX', payment: 50_000 },
        after: { trackingNumber, courier: 'DHL', payment: 70_000 },
        who,
      },
      {
        action: 'shipment.cancel',
        before: { status: 'AWAITING_PAYMENT_CONFIRMATION' },
        after: { status: 'CANCELED' },
        who,
      },
    ])
    const again = await bookToBritain(staff, { editShipmentId: first.id })
    const entries = await readAudit(again)
    assert.containsSubset(entries, [
      { before: { trackingNumber }, after: { trackingNumber: again.trackingNumber } },
    ])
  })

  test('saves only the addresses that the form marks, each once', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    await bookToBritain(apiClient)
    await bookToBritain(apiClient)
    const response = await apiClient('get', '/shipment/addresses')
    const { originAddressList, destinationAddressList } = response.body().data
    assert.lengthOf(originAddressList, 0)
    assert.lengthOf(destinationAddressList, 1)
    assert.containsSubset(destinationAddressList[0], {
      fullname: 'Grace Miller',
      countryName: 'United Kingdom',
      cityName: 'London',
    })
  })

  test('lists an unpaid booking and cancels it once', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const { id } = await bookToBritain(apiClient)
    const list = await apiClient('get', '/shipment/incomplete')
    assert.deepInclude(list.body().data, {
      id,
      recipient: 'Grace Miller',
      destinationState: 'England',
      destinationCountry: 'United Kingdom',
    })
    const canceled = await apiClient('delete', `/shipment/${id}/cancelBooking`)
    canceled.assertStatus(200)
    const again = await apiClient('delete', `/shipment/${id}/cancelBooking`)
    again.assertStatus(409)
    const empty = await apiClient('get', '/shipment/incomplete')
    assert.isFalse(empty.body().data.some((row: any) => row.id === id))
    const detail = await apiClient('get', `/shipment/${id}/incomplete/detail`)
    detail.assertStatus(404)
  })

  test('answers 404 for an impossible id', async ({ client }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    for (const id of ['0', 'abc', '99999999999999999999', '-1', '1e3', '%01']) {
      const response = await apiClient('get', `/shipment/${id}/detail`)
      response.assertStatus(404)
      response.assertBodyContains({ code: 'E_NOT_FOUND' })
    }
  })
})
