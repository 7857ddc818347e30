import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { requestRates as ask, toBritain, withinNigeria } from '#tests/support/rate_requests'
import { smallTariff } from '#tests/support/tariff'

test.group('Questions for rates that are refused', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await smallTariff()
  })

  const REFUSED: [string, object, string, string][] = [
    [
      'no origin country',
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
      'no destination of an export',
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
      'from abroad to abroad',
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
      'a city that is not there',
      withinNigeria({ origin: { city: 'ATLANTIS' } }),
      'origin.city',
      'We do not know this origin city in Lagos.',
    ],
    [
      'no origin state at home',
      withinNigeria({ origin: { state: null } }),
      'origin.state',
      '"Origin State" should not be empty',
    ],
    [
      'no destination state at home',
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
      'a domestic parcel that leaves',
      withinNigeria({ destination: { country: 'GB' } }),
      'destination.country',
      '"Destination Country" must be Nigeria for domestic rates',
    ],
    [
      'no weight',
      toBritain({ item: { weight: null } }),
      'items.0.weight',
      '"Package Weight" should not be empty',
    ],
    [
      'a weight of nothing but spaces',
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
      'the weight of a ship',
      toBritain({ item: { weight: 100_000.001 } }),
      'items.0.weight',
      '"Package Weight" must be at most 100,000',
    ],
    [
      'parts of a gram',
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
      'a length beyond any vehicle',
      toBritain({ item: { packageDimension: [1000.01, 1, 1] } }),
      'items.0.packageDimension.0',
      '"Length" must be at most 1,000',
    ],
    [
      'sizes by name',
      toBritain({ item: { packageDimension: { length: 1 } } }),
      'items.0.packageDimension',
      '"Dimensions" must be a list',
    ],
    [
      'two of a package',
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
    ['no package', { ...toBritain(), items: [] }, 'items', 'A rate is for exactly one package.'],
    ['no flag', { ...toBritain(), export: undefined }, 'export', '"Export" should not be empty'],
    ['no origin', { ...toBritain(), origin: undefined }, 'origin', '"Origin" should not be empty'],
  ]

  test('{0}')
    .with(REFUSED)
    .run(async ({ assert }, [, question, field, message]) => {
      const { status, body } = await ask(question)
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map((error: any) => [error.field, error.message]),
        [[field, message]]
      )
    })

  test('what is just within the limits is answered', async ({ assert }) => {
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

  test('every fault is named at once', async ({ assert }) => {
    const { body } = await ask(
      withinNigeria({ origin: { state: '' }, destination: { state: null }, item: { weight: 0 } })
    )
    assert.deepEqual(
      body.errors.map((error: any) => error.field),
      ['origin.state', 'destination.state', 'items.0.weight']
    )
  })

  test('an address may ask sixty times a minute', async ({ assert }) => {
    for (let count = 0; count < 60; count++) {
      const { status } = await ask({})
      assert.equal(status, 422)
    }
    const { status, body } = await ask(toBritain())
    assert.equal(status, 429)
    assert.equal(body.code, 'E_TOO_MANY_REQUESTS')
  })
})
