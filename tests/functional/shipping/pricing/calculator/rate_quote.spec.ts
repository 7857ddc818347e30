import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { addZone, smallTariff } from '#tests/support/tariff'
import { apiClientOf } from '#tests/support/api_client'
import { requestRates as ask, toBritain, withinNigeria } from '#tests/support/rate_requests'

const prices = (body: any) =>
  body.data.courierRates.map((rate: any) => [rate.courier, rate.shippingRate])

test.group('Rate quotes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  test('give a stranger every courier of the route, cheapest first, with an explanation', async ({
    assert,
  }) => {
    const { status, body } = await ask(toBritain())
    assert.equal(status, 200)
    assert.deepEqual(prices(body), [
      ['FEDEX', 50_000],
      ['UPS', 55_000],
      ['DHL', 70_000],
    ])
    const { courierRates, ...rest } = body.data
    const { id } = await db.from('tariff_versions').orderBy('number', 'desc').firstOrFail()
    assert.deepEqual(courierRates[0], {
      courier: 'FEDEX',
      serviceDescription: 'FedEx Economy',
      deliveryTimeline: '4 to 6 working days',
      shippingRate: 50_000,
      surcharges: [],
      paymentAmount: 50_000,
      logoURL: null,
      explanation: {
        tariffVersion: Number(id),
        zone: 'United Kingdom',
        billingGroup: null,
        actualWeight: 0.9,
        volumetricWeight: 0.2,
        billableWeight: 0.9,
        aboveWeight: 0.5,
        endWeight: 1,
      },
    })
    assert.containsSubset(rest, {
      partnerGroupName: null,
      origin: { country: 'Nigeria', state: 'Lagos' },
      destination: { country: 'United Kingdom', state: null },
      items: [{ weight: 0.9 }],
      shippingBoxFee: 0,
    })
    assert.isString(rest.platformInformationList[0].detail)
  })

  test('bill a large light parcel by its volume', async ({ assert }) => {
    const { body } = await ask(toBritain({ item: { packageDimension: [50, 40, 30] } }))
    assert.deepEqual(prices(body)[0], ['FEDEX', 200_000])
    assert.containsSubset(body.data.courierRates[0].explanation, {
      actualWeight: 0.9,
      volumetricWeight: 12,
      billableWeight: 12,
    })
  })

  test('accept missing dimensions', async ({ assert }) => {
    for (const packageDimension of [undefined, null, [], [50], ['', null, 30], [0, 0, 0]]) {
      const { status, body } = await ask(toBritain({ item: { packageDimension } }))
      assert.equal(status, 200, JSON.stringify(packageDimension))
      assert.equal(body.data.courierRates[0].explanation.volumetricWeight, 0)
    }
  })

  test('read a decimal comma', async ({ assert }) => {
    const { body } = await ask(
      toBritain({ item: { weight: ' 10,5 ', packageDimension: ['100', '10,0', ' 10 '] } })
    )
    assert.containsSubset(body.data.courierRates[0].explanation, {
      actualWeight: 10.5,
      volumetricWeight: 2,
    })
  })

  test('go by state within Nigeria, and by city where a courier has a city price', async ({
    assert,
  }) => {
    const { body } = await ask(withinNigeria())
    assert.deepEqual(prices(body), [
      ['FEDEX', 3_000],
      ['UPS', 3_500],
    ])
    assert.deepEqual(body.data.destination, { country: 'Nigeria', state: 'Ogun' })

    await addZone({
      kind: 'city',
      courierCode: 'UPS',
      description: 'Ikeja to Lekki',
      stateCode: 'LA',
      origins: ['IKEJA'],
      destinations: ['LEKKI'],
      bands: [[0, 30, 1_500]],
    })
    const near = await ask(
      withinNigeria({ origin: { city: 'IKEJA' }, destination: { state: 'NG_LA', city: 'LEKKI' } })
    )
    assert.deepEqual(prices(near.body)[0], ['UPS', 1_500])
  })

  test('cover imports to Nigeria', async ({ assert }) => {
    const { status, body } = await ask(
      toBritain({
        origin: { country: 'GB', state: null, city: null },
        destination: { country: 'NG' },
      })
    )
    assert.equal(status, 200)
    assert.deepEqual(prices(body), [['DHL', 80_000]])
  })

  test('are empty, with 200, when no courier takes the route or the weight', async ({ assert }) => {
    for (const request of [
      toBritain({ destination: { country: 'FR' } }),
      toBritain({ item: { weight: 301 } }),
    ]) {
      const { status, body } = await ask(request)
      assert.equal(status, 200)
      assert.deepEqual(body.data.courierRates, [])
      assert.equal(body.data.shippingBoxFee, 0)
    }
  })
})

test.group('Rate quotes for signed-in customers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test("use the prices of the business's billing group and name it", async ({ client, assert }) => {
    const { preferred } = await smallTariff()
    await Organization.query().where('id', 3).update({ billingGroupId: preferred.id })
    const apiClient = await apiClientOf(client, 'owner@acme.test')
    const response = await apiClient('post', '/rate/quote', toBritain())
    response.assertStatus(200)
    const { data } = response.body()
    assert.equal(data.partnerGroupName, 'Preferred Businesses')
    assert.containsSubset(data.courierRates[0], {
      shippingRate: 38_000,
      explanation: { billingGroup: 'Preferred Businesses' },
    })
  })

  test('use the general prices for a customer without a group', async ({ client, assert }) => {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const response = await apiClient('post', '/rate/quote', toBritain())
    assert.equal(response.body().data.partnerGroupName, null)
    assert.equal(response.body().data.courierRates[0].shippingRate, 50_000)
  })
})
