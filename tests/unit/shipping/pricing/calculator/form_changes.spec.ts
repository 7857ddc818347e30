import { test } from '@japa/runner'
import {
  destinationsFrom,
  queryOf,
  withAdvice,
  withKind,
  withOriginCountry,
  withState,
} from '#shipping/pricing/calculator/components/form_changes'
import { rateProblems, type RateForm } from '#shipping/pricing/calculator/rules/rate_rules'

function form(changes: Partial<RateForm> = {}): RateForm {
  return {
    export: true,
    originCountry: 'NG',
    originState: '',
    originCity: '',
    destinationCountry: 'GB',
    destinationState: '',
    destinationCity: '',
    weight: '0.9',
    length: '',
    width: '',
    height: '',
    ...changes,
  }
}

const COUNTRIES = [{ value: 'GB' }, { value: 'NG' }, { value: 'US' }]

test.group('The form of the rate calculator', () => {
  test('from Nigeria one ships everywhere else, from elsewhere to Nigeria', ({ assert }) => {
    assert.deepEqual(destinationsFrom('NG', COUNTRIES), [{ value: 'GB' }, { value: 'US' }])
    assert.deepEqual(destinationsFrom('GB', COUNTRIES), [{ value: 'NG' }])
  })

  test('another origin resets the destination', ({ assert }) => {
    const fromBritain = withOriginCountry(form(), 'GB')
    assert.equal(fromBritain.destinationCountry, 'NG')
    assert.equal(withOriginCountry(fromBritain, 'NG').destinationCountry, '')
  })

  test('another state clears its city and no other', ({ assert }) => {
    const before = form({ export: false, originCity: 'IKEJA', destinationCity: 'WUSE' })
    assert.containsSubset(withState(before, 'origin', 'NG_OG'), {
      originState: 'NG_OG',
      originCity: '',
      destinationCity: 'WUSE',
    })
    assert.containsSubset(withState(before, 'destination', 'NG_OG'), {
      originCity: 'IKEJA',
      destinationCity: '',
    })
  })

  test('the other tab keeps the parcel', ({ assert }) => {
    const domestic = withKind(form({ originCountry: 'US' }), false)
    assert.containsSubset(domestic, { originCountry: 'NG', weight: '0.9' })
    assert.deepEqual(rateProblems(domestic), {
      originState: '"Origin State" should not be empty',
      destinationState: '"Destination State" should not be empty',
    })
  })

  test('the address holds what the tab uses, without the spaces', ({ assert }) => {
    assert.deepEqual(queryOf(form({ weight: ' 1 000.5 ', originState: 'NG_LA' })), {
      export: '1',
      originCountry: 'NG',
      destinationCountry: 'GB',
      weight: '1000.5',
    })
    assert.deepEqual(queryOf(form({ export: false, originState: 'NG_LA', height: '3' })), {
      export: '0',
      originState: 'NG_LA',
      weight: '0.9',
      height: '3',
    })
  })

  test('says the same as the server', ({ assert }) => {
    assert.deepEqual(rateProblems(form()), {})
    assert.deepEqual(rateProblems(form({ destinationCountry: '', weight: '0.09', width: '-1' })), {
      destinationCountry: '"Destination Country" should not be empty',
      weight: '"Package Weight" must be at least 0.1',
      width: '"Width" must be at least 0',
    })
    assert.deepEqual(rateProblems(form({ weight: 'two' })), {
      weight: '"Package Weight" must be a number',
    })
  })

  test('advice changes one measure, and says what stood there', ({ assert }) => {
    const advised = (item: object, changes: Partial<RateForm> = {}) =>
      withAdvice(form(changes), { change: { items: [item] } })
    assert.deepEqual(advised({ weight: 1 }, { weight: '1 .05' }), {
      form: form({ weight: '1' }),
      advised: { field: 'weight', was: '1.05' },
    })
    const sides = { length: '30', width: '20.5', height: '17' }
    assert.deepEqual(advised({ packageDimension: [30, 19.5, 17] }, sides), {
      form: form({ ...sides, width: '19.5' }),
      advised: { field: 'width', was: '20.5' },
    })
    assert.isNull(advised({ weight: 0.9 }))
    assert.isNull(advised({}))
  })
})
