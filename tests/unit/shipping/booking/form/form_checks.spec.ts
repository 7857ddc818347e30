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
const CALENDAR = { today: FRIDAY, daysWithoutPickup: ['2026-11-25'] }
const HELD_TO = { dangerousGoods: [], largestValue: 1_000_000 }
const CHECKED_BY = { calendar: CALENDAR, dangerousGoods: ['BUTANE'], largestValue: 1_000_000 }

test.group('The checks of the booking form', () => {
  test('a filled form may go on from every tab', ({ assert }) => {
    for (const tab of [0, 1, 2]) assert.deepEqual(tabProblems(tab, filledForm(), CHECKED_BY), {})
  })

  test('an empty recipient is told field by field', ({ assert }) => {
    const problems = addressTabProblems(blankForm())
    assert.containsSubset(problems, {
      'origin.state': '"State" should not be empty',
      'destination.phoneNumber': '"Phone Number" should not be empty',
      'destination.country': '"Country" should not be empty',
    })
    assert.notInclude(Object.keys(problems), 'origin.fullname')
  })

  test('sender and recipient are held to rules of their own', ({ assert }) => {
    const change = { fullname: 'Eze', phoneNumber: '0112 345 678' }
    const form = withAddress(withAddress(filledForm(), 'origin', change), 'destination', change)
    assert.deepEqual(Object.keys(addressTabProblems(form)), [
      'origin.fullname',
      'origin.phoneNumber',
    ])
  })

  test('abroad the city is asked for, where the country is not the city', ({ assert }) => {
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

  test('a postal code is asked for, where the country has any', ({ assert }) => {
    const at = (country: string, postalCode = '') => {
      const place = { country, state: 'none', cityName: 'Town', postalCode }
      return Object.keys(addressTabProblems(withAddress(filledForm(), 'destination', place)))
    }
    assert.deepEqual(at('GB'), ['destination.postalCode'])
    assert.deepEqual(at('AE'), [])
    assert.deepEqual(at('HK'), [])
    assert.deepEqual(at('GH', 'GA-183-8164-ACCRA'), ['destination.postalCode'], 'as long as ever')
  })

  test('from abroad to abroad is refused', ({ assert }) => {
    const form = withAddress(filledForm(), 'origin', { country: 'FR' })
    assert.deepEqual(Object.keys(addressTabProblems(form)), ['destination.country'])
  })

  test('a dangerous good is named in both sentences', ({ assert }) => {
    const entry = { ...entryFromItem(SHIRT), description: 'two lithium batteries' }
    assert.deepEqual(itemProblems(entry, { ...HELD_TO, dangerousGoods: ['LITHIUM BATTERIES'] }), {
      description:
        'Dangerous Good (LITHIUM BATTERIES) detected. "LITHIUM BATTERIES" cannot be shipped!',
    })
  })

  test('an item under 200 naira, of nothing, of no kind is refused', ({ assert }) => {
    const entry = { category: null, description: '', quantity: '1.5', value: '199' }
    assert.deepEqual(itemProblems(entry, HELD_TO), {
      category: '"Category" should not be empty',
      description: '"Description" should not be empty',
      quantity: '"Quantity" must be a whole number',
      value: '"Unit Value" must be at least 200',
    })
  })

  test('what is worth too much is said at the item, of the package and of all packages', ({
    assert,
  }) => {
    const words =
      'The items in one shipment can be worth ₦1,000,000 at most. Please check quantities and values.'
    const half = { ...SHIRT, quantity: 5, value: 100_000.01 }
    const entry = { ...entryFromItem(SHIRT), quantity: '100000', value: '999999999.99' }
    assert.deepEqual(itemProblems(entry, HELD_TO), { value: words })
    assert.deepEqual(itemProblems(entryFromItem(half), HELD_TO), {})
    const working = { ...emptyWorkingPackage, items: [half, half], weight: '2' }
    assert.deepEqual(packageProblems(working, HELD_TO), { items: words })
    const one = withPackage(changeWorkingPackage(blankForm(), { ...working, items: [half] }))
    assert.deepEqual(tabProblems(1, one, CHECKED_BY), {})
    const whole = changeWorkingPackage(one, { ...working, items: [half] })
    assert.deepEqual(tabProblems(1, whole, CHECKED_BY), { working: words })
    assert.deepEqual(tabProblems(1, withPackage(whole), CHECKED_BY), { working: words })
  })

  test('a package needs an item and a weight, its size may be left out', ({ assert }) => {
    assert.deepEqual(packageProblems(emptyWorkingPackage, HELD_TO), {
      weight: '"Package Weight" should not be empty',
      items: 'Please add at least one item to your package.',
    })
    const heavy = { ...emptyWorkingPackage, items: [SHIRT], weight: '301', length: '0' }
    assert.deepEqual(Object.keys(packageProblems(heavy, HELD_TO)), ['weight', 'length'])
  })

  test('a package that was begun is not left behind unnoticed', ({ assert }) => {
    const form = changeWorkingPackage(filledForm(), { weight: '2' })
    assert.deepEqual(tabProblems(1, form, CHECKED_BY), { working: PACKAGE_NOT_ADDED })
    assert.deepEqual(tabProblems(1, blankForm(), CHECKED_BY), { working: NO_PACKAGES })
  })

  test('a package that is whole goes along without being added, a dangerous one does not', ({
    assert,
  }) => {
    const typed = (description: string) =>
      changeWorkingPackage(blankForm(), {
        weight: '2',
        entry: { category: 3, description, quantity: '1', value: '5000' },
      })
    assert.deepEqual(tabProblems(1, typed('Cotton shirts'), CHECKED_BY), {})
    assert.isNull(packageHint(typed('Cotton shirts'), CHECKED_BY))
    assert.deepEqual(tabProblems(1, typed('A can of butane'), CHECKED_BY), {
      working: NO_PACKAGES,
    })
  })

  test('why nobody can go on is said in the order of the form', ({ assert }) => {
    const entry = { category: 3, description: '', quantity: '1', value: '' }
    const missing = (change: object) =>
      packageHint(changeWorkingPackage(blankForm(), change), HELD_TO)
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

  test('a pickup date counts only where it is wanted, and is a weekday from today', ({
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

  test('what the server finds wrong is on the tab of its field', ({ assert }) => {
    assert.equal(tabOfField('destination.email'), 0)
    assert.equal(tabOfField('items.0.weight'), 1)
    assert.equal(tabOfField('preferredPickupDate'), 2)
  })
})
