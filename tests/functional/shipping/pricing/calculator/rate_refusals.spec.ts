import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { requestRates as ask, toBritain, withinNigeria } from '#tests/support/rate_requests'
import { smallTariff } from '#tests/support/tariff'

test.group('Validation of rate quotes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  const REFUSED: [string, object, string, string][] = [
    [
      'a missing origin country',
      toBritain({ origin: { country: null } }),
      'origin.country',
      '"Origin Country" should not be empty',
    ],
    [
      'an empty origin country',
      toBritain({ origin: { country: ' ' } }),
      'origin.country',
      '"Origin Country" should not be empty',
    ],
    [
      'an unknown origin country',
      toBritain({ origin: { country: 'XX' }, destination: { country: 'NG' } }),
      'origin.country',
      'We do not know this origin country.',
    ],
    [
      'a control character',
      toBritain({ origin: { city: 'two\nlines' } }),
      'origin.city',
      '"Origin City" is invalid',
    ],
    [
      'a number for a country',
      toBritain({ origin: { country: 5 } }),
      'origin.country',
      '"Origin Country" is invalid',
    ],
    [
      'an export without a destination',
      toBritain({ destination: { country: undefined } }),
      'destination.country',
      '"Destination Country" should not be empty',
    ],
    [
      'an export that stays in Nigeria',
      toBritain({ destination: { country: 'NG' } }),
      'destination.country',
      'For rates within Nigeria, please use Domestic Rates',
    ],
    [
      'a shipment from abroad to abroad',
      toBritain({ origin: { country: 'GB', state: null } }),
      'destination.country',
      'A shipment from abroad can only go to Nigeria',
    ],
    [
      'an unknown destination',
      toBritain({ destination: { country: 'XX' } }),
      'destination.country',
      'We do not know this destination country.',
    ],
    [
      'a state of another country',
      toBritain({ destination: { state: 'NG_LA' } }),
      'destination.state',
      'We do not know this destination state in United Kingdom.',
    ],
    [
      'an unknown city',
      withinNigeria({ origin: { city: 'ATLANTIS' } }),
      'origin.city',
      'We do not know this origin city in Lagos.',
    ],
    [
      'a missing origin state within Nigeria',
      withinNigeria({ origin: { state: null } }),
      'origin.state',
      '"Origin State" should not be empty',
    ],
    [
      'a missing destination state within Nigeria',
      withinNigeria({ destination: { state: '' } }),
      'destination.state',
      '"Destination State" should not be empty',
    ],
    [
      'a domestic parcel from abroad',
      withinNigeria({ origin: { country: 'GB' } }),
      'origin.country',
      '"Origin Country" must be Nigeria for domestic rates',
    ],
    [
      'a domestic parcel to abroad',
      withinNigeria({ destination: { country: 'GB' } }),
      'destination.country',
      '"Destination Country" must be Nigeria for domestic rates',
    ],
    [
      'a missing weight',
      toBritain({ item: { weight: null } }),
      'items.0.weight',
      '"Package Weight" should not be empty',
    ],
    [
      'a blank weight',
      toBritain({ item: { weight: '  ' } }),
      'items.0.weight',
      '"Package Weight" should not be empty',
    ],
    [
      'a weight in words',
      toBritain({ item: { weight: 'two' } }),
      'items.0.weight',
      '"Package Weight" must be a number',
    ],
    [
      'too little weight',
      toBritain({ item: { weight: 0.099 } }),
      'items.0.weight',
      '"Package Weight" must be at least 0.1',
    ],
    [
      'a negative weight',
      toBritain({ item: { weight: -1 } }),
      'items.0.weight',
      '"Package Weight" must be at least 0.1',
    ],
    [
      'a weight above 100,000 kg',
      toBritain({ item: { weight: 100_000.001 } }),
      'items.0.weight',
      '"Package Weight" must be at most 100,000',
    ],
    [
      'a fraction of a gram',
      toBritain({ item: { weight: 0.1005 } }),
      'items.0.weight',
      '"Package Weight" can have at most 3 decimals',
    ],
    [
      'a negative length',
      toBritain({ item: { packageDimension: [-0.01, 1, 1] } }),
      'items.0.packageDimension.0',
      '"Length" must be at least 0',
    ],
    [
      'a negative width',
      toBritain({ item: { packageDimension: [1, -0.01, 1] } }),
      'items.0.packageDimension.1',
      '"Width" must be at least 0',
    ],
    [
      'a negative height',
      toBritain({ item: { packageDimension: [1, 1, -0.01] } }),
      'items.0.packageDimension.2',
      '"Height" must be at least 0',
    ],
    [
      'a height in words',
      toBritain({ item: { packageDimension: [1, 1, 'tall'] } }),
      'items.0.packageDimension.2',
      '"Height" must be a number',
    ],
    [
      'a length above 1,000 cm',
      toBritain({ item: { packageDimension: [1000.01, 1, 1] } }),
      'items.0.packageDimension.0',
      '"Length" must be at most 1,000',
    ],
    [
      'dimensions by name',
      toBritain({ item: { packageDimension: { length: 1 } } }),
      'items.0.packageDimension',
      '"Dimensions" must be a list',
    ],
    [
      'a quantity of two',
      toBritain({ item: { quantity: 2 } }),
      'items.0.quantity',
      '"Quantity" must be 1',
    ],
    [
      'two packages',
      { ...toBritain(), items: [...toBritain().items, ...toBritain().items] },
      'items',
      'A rate is for exactly one package.',
    ],
    [
      'an empty list of packages',
      { ...toBritain(), items: [] },
      'items',
      'A rate is for exactly one package.',
    ],
    [
      'a missing export flag',
      { ...toBritain(), export: undefined },
      'export',
      '"Export" should not be empty',
    ],
    [
      'a missing origin',
      { ...toBritain(), origin: undefined },
      'origin',
      '"Origin" should not be empty',
    ],
  ]

  test('refuses {0}')
    .with(REFUSED)
    .run(async ({ assert }, [, request, field, message]) => {
      const { status, body } = await ask(request)
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map((error: any) => [error.field, error.message]),
        [[field, message]]
      )
    })

  test('accepts values at the limits', async ({ assert }) => {
    for (const item of [
      { weight: 0.1, packageDimension: [0, 0, 0] },
      { weight: 100_000, packageDimension: [1000, 1000, 1000] },
      { weight: 0.101, packageDimension: [0.01, 0.01, 0.01] },
      { weight: 1, quantity: undefined },
    ]) {
      const { status } = await ask(toBritain({ item }))
      assert.equal(status, 200, JSON.stringify(item))
    }
  })

  test('names every invalid field at once', async ({ assert }) => {
    const { body } = await ask(
      withinNigeria({ origin: { state: '' }, destination: { state: null }, item: { weight: 0 } })
    )
    assert.deepEqual(
      body.errors.map((error: any) => error.field),
      ['origin.state', 'destination.state', 'items.0.weight']
    )
  })

  test('allows sixty quotes a minute, then answers 429', async ({ assert }) => {
    for (let count = 0; count < 60; count++) {
      const { status } = await ask({})
      assert.equal(status, 422)
    }
    const { status, body } = await ask(toBritain())
    assert.equal(status, 429)
    assert.equal(body.code, 'E_TOO_MANY_REQUESTS')
  })
})
