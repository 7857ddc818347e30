import { test } from '@japa/runner'
import {
  addressTabProblems,
  itemProblems,
  packageHint,
  NO_PACKAGES,
  optionsProblems,
  packageProblems,
  tabOfField,
  tabProblems,
  PACKAGE_NOT_ADDED,
} from '#shipping/booking/components/form/form_checks'
import { withAddress } from '#shipping/booking/components/form/form_model'
import {
  entryFromItem,
  emptyWorkingPackage,
  withPackage,
  changeWorkingPackage,
} from '#shipping/booking/components/packages/packages_model'
import { blankForm, filledForm, SHIRT } from '#tests/unit/shipping/booking/form/a_booking'

const FRIDAY = '2026-11-20'
const CALENDAR = { today: FRIDAY, daysWithoutPickup: ['2026-11-25'], announcedHolidays: [] }
const LIMITS = { dangerousGoods: [], largestValue: 1_000_000 }
const RULES = { calendar: CALENDAR, dangerousGoods: ['BUTANE'], largestValue: 1_000_000 }

test.group('Booking form checks', () => {
  test('a filled form passes every tab', ({ assert }) => {
    for (const tab of [0, 1, 2]) assert.deepEqual(tabProblems(tab, filledForm(), RULES), {})
  })

  test('an empty recipient has a problem for each field', ({ assert }) => {
    const problems = addressTabProblems(blankForm())
    assert.containsSubset(problems, {
      'origin.state': '"State" should not be empty',
      'destination.phoneNumber': '"Phone Number" should not be empty',
      'destination.country': '"Country" should not be empty',
    })
    assert.notInclude(Object.keys(problems), 'origin.fullname')
  })

  test('sender and recipient have different rules', ({ assert }) => {
    const change = { fullname: 'Eze', phoneNumber: '0112 345 678' }
    const form = withAddress(withAddress(filledForm(), 'origin', change), 'destination', change)
    assert.deepEqual(Object.keys(addressTabProblems(form)), [
      'origin.fullname',
      'origin.phoneNumber',
    ])
  })

  test('a city is required abroad, except in a city state', ({ assert }) => {
    const at = (country: string, state: string) =>
      Object.keys(
        addressTabProblems(
          withAddress(filledForm(), 'destination', {
            country,
            state,
            cityName: '',
            postalCode: '1',
          })
        )
      )
    assert.deepEqual(at('GB', 'none'), ['destination.cityName'])
    assert.deepEqual(at('SG', 'none'), [])
  })

  test('a postal code is required only in countries that have them, and has a length limit', ({
    assert,
  }) => {
    const at = (country: string, postalCode = '') => {
      const place = { country, state: 'none', cityName: 'Town', postalCode }
      return Object.keys(addressTabProblems(withAddress(filledForm(), 'destination', place)))
    }
    assert.deepEqual(at('GB'), ['destination.postalCode'])
    assert.deepEqual(at('AE'), [])
    assert.deepEqual(at('HK'), [])
    assert.deepEqual(at('GH', 'GA-183-8164-ACCRA'), ['destination.postalCode'], 'too long')
  })

  test('a route from abroad to abroad is refused', ({ assert }) => {
    const form = withAddress(filledForm(), 'origin', { country: 'FR' })
    assert.deepEqual(Object.keys(addressTabProblems(form)), ['destination.country'])
  })

  test('a dangerous good is named twice in its message', ({ assert }) => {
    const entry = { ...entryFromItem(SHIRT), description: 'two lithium batteries' }
    assert.deepEqual(itemProblems(entry, { ...LIMITS, dangerousGoods: ['LITHIUM BATTERIES'] }), {
      description:
        'Dangerous Good (LITHIUM BATTERIES) detected. "LITHIUM BATTERIES" cannot be shipped!',
    })
  })

  test('an item under 200 naira, without a description or a category is refused', ({ assert }) => {
    const entry = { category: null, description: '', quantity: '1.5', value: '199' }
    assert.deepEqual(itemProblems(entry, LIMITS), {
      category: '"Category" should not be empty',
      description: '"Description" should not be empty',
      quantity: '"Quantity" must be a whole number',
      value: '"Unit Value" must be at least 200',
    })
  })

  test('too high a value is reported for the item, the package and all packages', ({ assert }) => {
    const sentence =
      'The items in one shipment can be worth ₦1,000,000 at most. Please check quantities and values.'
    const half = { ...SHIRT, quantity: 5, value: 100_000.01 }
    const entry = { ...entryFromItem(SHIRT), quantity: '100000', value: '999999999.99' }
    assert.deepEqual(itemProblems(entry, LIMITS), { value: sentence })
    assert.deepEqual(itemProblems(entryFromItem(half), LIMITS), {})
    const working = { ...emptyWorkingPackage, items: [half, half], weight: '2' }
    assert.deepEqual(packageProblems(working, LIMITS), { items: sentence })
    const added = withPackage(changeWorkingPackage(blankForm(), { ...working, items: [half] }))
    assert.deepEqual(tabProblems(1, added, RULES), {})
    const whole = changeWorkingPackage(added, { ...working, items: [half] })
    assert.deepEqual(tabProblems(1, whole, RULES), { working: sentence })
    assert.deepEqual(tabProblems(1, withPackage(whole), RULES), { working: sentence })
  })

  test('a quantity that cannot be read causes no error for the value', ({ assert }) => {
    const entry = { ...entryFromItem(SHIRT), quantity: '2-3' }
    assert.deepEqual(itemProblems(entry, LIMITS), { quantity: '"Quantity" must be a number' })
  })

  test('a package needs an item and a weight; its size is optional', ({ assert }) => {
    assert.deepEqual(packageProblems(emptyWorkingPackage, LIMITS), {
      weight: '"Package Weight" should not be empty',
      items: 'Please add at least one item to your package.',
    })
    const heavy = { ...emptyWorkingPackage, items: [SHIRT], weight: '301', length: '0' }
    assert.deepEqual(Object.keys(packageProblems(heavy, LIMITS)), ['weight', 'length'])
  })

  test('a package that was begun but not added is a problem', ({ assert }) => {
    const form = changeWorkingPackage(filledForm(), { weight: '2' })
    assert.deepEqual(tabProblems(1, form, RULES), { working: PACKAGE_NOT_ADDED })
    assert.deepEqual(tabProblems(1, blankForm(), RULES), { working: NO_PACKAGES })
  })

  test('a complete package passes even before it is added, but not one with dangerous goods', ({
    assert,
  }) => {
    const typed = (description: string) =>
      changeWorkingPackage(blankForm(), {
        weight: '2',
        entry: { category: 3, description, quantity: '1', value: '5000' },
      })
    assert.deepEqual(tabProblems(1, typed('Cotton shirts'), RULES), {})
    assert.isNull(packageHint(typed('Cotton shirts'), RULES))
    assert.deepEqual(tabProblems(1, typed('A can of butane'), RULES), {
      working: NO_PACKAGES,
    })
  })

  test('the hint asks for what is missing in the order of the form', ({ assert }) => {
    const entry = { category: 3, description: '', quantity: '1', value: '' }
    const missing = (change: object) =>
      packageHint(changeWorkingPackage(blankForm(), change), LIMITS)
    assert.equal(missing({}), 'Describe what is in the package to continue.')
    assert.equal(
      missing({ weight: '2', entry: { ...entry, value: '5000' } }),
      'Describe what is in the package to continue.'
    )
    assert.equal(
      missing({ weight: '2', entry: { ...entry, category: null, description: 'Shoes' } }),
      'Choose a category to continue.'
    )
    assert.equal(
      missing({ entry: { ...entry, description: 'Shoes' } }),
      'Enter the weight of the package to continue.'
    )
    assert.equal(
      missing({ weight: '2', entry: { ...entry, description: 'Shoes' } }),
      'Enter the value of the item to continue.'
    )
    assert.equal(
      missing({ weight: '400', entry: { ...entry, description: 'Shoes', value: '5000' } }),
      'Correct the marked fields of the package to continue.'
    )
  })

  test('a pickup date is checked only if a pickup is wanted, and must be a weekday from today on', ({
    assert,
  }) => {
    const form = { ...filledForm(), pickup: true, usePreferredDate: true }
    const problem = (preferredPickupDate: string) =>
      optionsProblems({ ...form, preferredPickupDate }, CALENDAR).preferredPickupDate
    assert.isUndefined(problem(FRIDAY))
    assert.include(problem('2026-11-19'), 'today or later')
    assert.include(problem('2026-11-21'), 'Saturday')
    assert.include(problem('2026-11-25'), 'without pickups')
    assert.include(problem(''), 'should not be empty')
    const unwanted = { ...form, usePreferredDate: false, preferredPickupDate: '2026-11-21' }
    assert.deepEqual(optionsProblems(unwanted, CALENDAR), {})
  })

  test('a problem from the server belongs to the tab of its field', ({ assert }) => {
    assert.equal(tabOfField('destination.email'), 0)
    assert.equal(tabOfField('items.0.weight'), 1)
    assert.equal(tabOfField('preferredPickupDate'), 2)
  })
})
