import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import { apiClientOf } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

const CALIFORNIA = {
  country: 'US',
  state: 'US_CA',
  cityName: 'San Francisco',
  postalCode: '94105',
  phoneNumber: '+14155552671',
}

test.group('The address of a booking', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function prepareBooking(client: Parameters<typeof apiClientOf>[0]) {
    await smallTariff()
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    return async (path: string, destination: object, more: object = {}) =>
      apiClient('post', path, {
        ...form,
        ...more,
        destination: { ...form.destination, ...destination },
      })
  }

  test('is refused before payment if no courier delivers there: {place}')
    .with([
      {
        place: 'a US military address',
        field: 'state',
        change: { ...CALIFORNIA, state: 'US_AE', cityName: 'APO', postalCode: '09012' },
        says: 'Our couriers do not deliver to APO, FPO and DPO addresses',
      },
      {
        place: 'a US address without a state',
        field: 'state',
        change: { ...CALIFORNIA, state: 'none' },
        says: '"State"',
      },
    ])
    .run(async ({ client, assert }, { field, change, says }) => {
      const send = await prepareBooking(client)
      for (const path of ['/shipment/check_rate', '/shipment']) {
        const answer = await send(path, change, { preferredCourier: 'DHL' })
        answer.assertStatus(422)
        const [problem] = answer.body().errors
        assert.equal(problem.field, `destination.${field}`)
        assert.include(problem.message, says)
      }
    })

  test('is stored normalized, without a state where couriers need none', async ({
    client,
    assert,
  }) => {
    const send = await prepareBooking(client)
    const answer = await send(
      '/shipment',
      { state: 'none', postalCode: 'n19gu', phoneNumber: '\u202A020 7946 0000\u202C' },
      { preferredCourier: 'DHL' }
    )
    answer.assertStatus(201)
    assert.containsSubset(answer.body().data.destination, {
      state: null,
      postalCode: 'N1 9GU',
      phoneNumber: '+442079460000',
    })
  })

  test('keeps a phone extension apart from the number that is dialled', async ({
    client,
    assert,
  }) => {
    const send = await prepareBooking(client)
    const answer = await send(
      '/shipment',
      { phoneNumber: '+44 20 7946 0000 ext. 60155' },
      { preferredCourier: 'DHL' }
    )
    answer.assertStatus(201)
    const { id, destination } = answer.body().data
    assert.equal(destination.phoneNumber, '+442079460000 x60155')
    const stored = await ShipmentAddress.query()
      .where({ shipmentId: id, side: 'destination' })
      .firstOrFail()
    assert.equal(stored.dialledNumber, '+442079460000')
  })

  test('that is a post box excludes the couriers that refuse it, and we say why', async ({
    client,
    assert,
  }) => {
    const send = await prepareBooking(client)
    const box = {
      country: 'NG',
      state: 'NG_FC',
      city: 'WUSE',
      cityName: 'Wuse',
      postalCode: '000000',
      phoneNumber: '08031234567',
      address: 'P.M.B. 2045',
    }
    const couriersOf = ({ data }: { data: { courierRates: { courier: string }[] } }) =>
      data.courierRates.map(({ courier }) => courier)
    const street = await send('/shipment/check_rate', { ...box, address: '2 Kano Crescent' })
    assert.include(couriersOf(street.body()), 'UPS')
    const answer = await send('/shipment/check_rate', box)
    answer.assertStatus(200)
    assert.notInclude(couriersOf(answer.body()), 'UPS')
    assert.isNotEmpty(couriersOf(answer.body()))
    const messages = answer
      .body()
      .data.readiness.filter(({ field }: { field: string }) => field === 'destination.address')
      .map(({ message }: { message: string }) => message)
    assert.lengthOf(messages, 2)
    assert.isTrue(messages.some((message: string) => message.startsWith('UPS does not deliver')))
    const refused = await send('/shipment', box, { preferredCourier: 'UPS' })
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'destination.address')
  })

  test('in a territory costs the same, whether the territory is entered as a state or as a country', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const priceTo = async (destination: object) => {
      const answer = await apiClient('post', '/rate/quote', {
        export: true,
        origin: { country: 'NG', state: 'NG_LA' },
        destination,
        items: [{ quantity: 1, weight: 1, packageDimension: [10, 10, 10] }],
      })
      answer.assertStatus(200)
      const { courierRates, destination: place } = answer.body().data
      return { country: place.country, courierRates }
    }
    const asState = await priceTo({ country: 'US', state: 'US_PR' })
    assert.deepEqual(asState, await priceTo({ country: 'PR' }))
    assert.equal(asState.country, 'Puerto Rico')
  })
})
