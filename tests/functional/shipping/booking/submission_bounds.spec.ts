import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { signatureFeeKobo } from '#shipping/pricing/pricing_settings'
import { apiClientOf } from '#tests/support/api_client'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

type Bound = {
  field: string
  good: unknown[]
  /** Refused values with their messages. */
  bad: [value: unknown, message: string][]
}

const letters = (count: number) => 'a'.repeat(count)
const digits = (count: number) => '1'.repeat(count)
const empty = (label: string): [string, string] => ['', `"${label}" should not be empty`]
const PHONE = '"Phone Number" is invalid'
const ITEM = 'items.0.itemUnits.0'
const SIZE = 'items.0.packageDimension'

/** Both sides of each boundary in the specification of booking and money, section 5. */
const BOUNDS: Bound[] = [
  {
    field: 'origin.fullname',
    good: [letters(5), letters(20)],
    bad: [
      empty('Full Name'),
      [letters(4), '"Full Name" must have at least 5 characters'],
      [letters(21), '"Full Name" must have at most 20 characters'],
    ],
  },
  {
    field: 'origin.email',
    good: ['a@b.co'],
    bad: [empty('E-mail'), ['a@b', '"E-mail" must be a valid e-mail address']],
  },
  {
    field: 'origin.phoneNumber',
    good: [`+${digits(7)}`, `+${digits(15)}`, `0${digits(10)}`],
    bad: [
      empty('Phone Number'),
      ...[`+${digits(6)}`, `+${digits(16)}`, `0${digits(9)}`, `0${digits(11)}`].map(
        (phone): [string, string] => [phone, PHONE]
      ),
    ],
  },
  {
    field: 'origin.address',
    good: ['a', letters(73)],
    bad: [empty('Address'), [letters(74), '"Address" must have at most 73 characters']],
  },
  { field: 'origin.country', good: ['NG'], bad: [empty('Country')] },
  { field: 'origin.state', good: ['NG_LA'], bad: [empty('State')] },
  {
    field: 'origin.postalCode',
    good: ['0', digits(10)],
    bad: [empty('Postal Code'), [digits(11), '"Postal Code" must have at most 10 characters']],
  },
  {
    field: 'destination.fullname',
    good: [letters(3), letters(35)],
    bad: [
      empty('Full Name'),
      [letters(2), '"Full Name" must have at least 3 characters'],
      [letters(36), '"Full Name" must have at most 35 characters'],
    ],
  },
  {
    field: 'destination.email',
    good: ['a@b.co'],
    bad: [empty('E-mail'), ['a b@c.de', '"E-mail" must be a valid e-mail address']],
  },
  {
    field: 'destination.phoneNumber',
    good: [`+${digits(7)}`, `+(${digits(3)})${digits(16)}`, `0${digits(9)}`, `0${digits(11)}`],
    bad: [
      empty('Phone Number'),
      ...[`+${digits(6)}`, `+${digits(22)}`, `0${digits(8)}`, `0${digits(12)}`].map(
        (phone): [string, string] => [phone, PHONE]
      ),
    ],
  },
  {
    field: 'destination.address',
    good: ['a', letters(90)],
    bad: [empty('Address'), [letters(91), '"Address" must have at most 90 characters']],
  },
  { field: 'destination.country', good: ['GB'], bad: [empty('Country')] },
  { field: 'destination.state', good: ['GB_ENG'], bad: [empty('State')] },
  {
    field: 'destination.cityName',
    good: [letters(40)],
    bad: [empty('City'), [letters(41), '"City" must have at most 40 characters']],
  },
  {
    field: 'destination.postalCode',
    good: ['NW1 6XE', 'nw16xe'],
    bad: [
      empty('Postal Code'),
      [digits(11), '"Postal Code" must have at most 10 characters'],
      ['HELLO', "United Kingdom's postal codes look like NW1 6XE."],
    ],
  },
  {
    field: `${ITEM}.category`,
    good: [],
    bad: [
      [0, '"Category" should not be empty'],
      [null, '"Category" should not be empty'],
    ],
  },
  {
    field: `${ITEM}.description`,
    good: ['a', letters(105)],
    bad: [
      empty('Description'),
      [letters(106), '"Description" must have at most 105 characters'],
      ['Two LIGHTERS', 'Dangerous Good (LIGHTERS) detected. "LIGHTERS" cannot be shipped!'],
    ],
  },
  {
    field: `${ITEM}.quantity`,
    good: [1, '1,000'],
    bad: [
      [0, '"Quantity" must be at least 1'],
      [1.5, '"Quantity" must be a whole number'],
    ],
  },
  {
    field: `${ITEM}.value`,
    good: [200, ' 1 200.50'],
    bad: [
      [199.99, '"Unit Value" must be at least 200'],
      ['two', '"Unit Value" must be a number'],
    ],
  },
  {
    field: 'items.0.itemUnits',
    good: [],
    bad: [[[], 'Please add at least one item to your package.']],
  },
  {
    field: 'items.0.weight',
    // A weight that no courier carries is refused for the shipment as a whole.
    good: [0.1, 30, ' 29 ', '1,5', '0,250'],
    bad: [
      [0.09, '"Package Weight" must be at least 0.1'],
      [300.001, '"Package Weight" must be at most 300'],
      ['1.2.3', '"Package Weight" must be a number'],
      ['', '"Package Weight" should not be empty'],
    ],
  },
  ...['length', 'width', 'height'].map((side) => {
    const label = side.charAt(0).toUpperCase() + side.slice(1)
    return {
      field: `${SIZE}.${side}`,
      good: [null, '', 0.1, ' 20 ', '20,5'],
      bad: [[0.09, `"${label}" must be at least 0.1`] as [unknown, string]],
    }
  }),
]

async function formWith(field: string, value: unknown) {
  const form = await submission({ preferredCourier: 'DHL' })
  const path = field.split('.')
  const last = path.pop()!
  const holder = path.reduce((part: any, name) => part[name], form)
  holder[last] = value
  return form
}

test.group('Limits of a submission', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  for (const { field, good, bad } of BOUNDS) {
    test(`${field} is accepted within its limits and refused beyond them`, async ({
      client,
      assert,
    }) => {
      const apiClient = await apiClientOf(client, 'member@sendam.test')
      for (const value of good) {
        const response = await apiClient(
          'post',
          '/shipment/check_rate',
          await formWith(field, value)
        )
        assert.equal(response.status(), 200, `${JSON.stringify(value)} ${response.text()}`)
      }
      for (const [value, message] of bad) {
        const form = await formWith(field, value)
        for (const path of ['/shipment/check_rate', '/shipment']) {
          const response = await apiClient('post', path, form)
          assert.equal(response.status(), 422, `${path} ${JSON.stringify(value)}`)
          const [error] = response.body().errors
          assert.deepEqual([error.field, error.message], [field, message])
        }
      }
      assert.lengthOf(await Shipment.query().where('courierCode', 'DHL'), 0)
    })
  }

  test('a package of 300 kg is within the limit, but no courier carries it', async ({ client }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const heavy = await formWith('items.0.weight', 300)
    const response = await apiClient('post', '/shipment/check_rate', heavy)
    response.assertStatus(422)
    response.assertBodyContains({ code: 'E_NO_COURIER' })
  })

  test('a shipment has 1 to 100 packages', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission()
    const [parcel] = form.items
    const packages = (count: number) => ({
      ...form,
      items: Array.from({ length: count }, () => ({ ...parcel!, weight: 0.2 })),
    })
    const most = await apiClient('post', '/shipment', {
      ...packages(100),
      preferredCourier: 'UPS',
    })
    most.assertStatus(201)
    assert.lengthOf(most.body().data.items, 100)
    assert.equal(most.body().data.billableWeight, 20)
    for (const [count, message] of [
      [0, 'Please add at least one package.'],
      [101, 'A shipment can have at most 100 packages.'],
      [200, 'A shipment can have at most 100 packages.'],
    ] as const) {
      const response = await apiClient('post', '/shipment', packages(count))
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field: 'items', message }] })
    }
  })

  test('a signature is refused while its fee is negative, and is free at a fee of 0', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'member@sendam.test')
    const form = await submission({ signatureRequired: true, preferredCourier: 'UPS' })
    await signatureFeeKobo.set(-1, { by: null })
    const fee = await apiClient('get', '/shipment/signatureServiceFee')
    assert.isBelow(fee.body().data, 0)
    for (const path of ['/shipment/check_rate', '/shipment']) {
      const refused = await apiClient('post', path, form)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: 'signatureRequired' }] })
    }
    await signatureFeeKobo.set(0, { by: null })
    const free = await apiClient('post', '/shipment', form)
    free.assertStatus(201)
    assert.equal(free.body().data.signatureServiceFee, 0)
  })
})
