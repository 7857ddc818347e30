import { test } from '@japa/runner'
import {
  destinationOptions,
  rateFormQuery,
  applyRateAdvice,
  changeKind,
  changeOriginCountry,
  changeFormState,
} from '#shipping/pricing/calculator/components/rate_form_changes'
import { findRateProblems, type RateForm } from '#shipping/pricing/calculator/rules/rate_rules'

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

test.group('Rate calculator form', () => {
  test('Nigeria ships to all other countries, and they ship to Nigeria only', ({ assert }) => {
    assert.deepEqual(destinationOptions('NG', COUNTRIES), [{ value: 'GB' }, { value: 'US' }])
    assert.deepEqual(destinationOptions('GB', COUNTRIES), [{ value: 'NG' }])
  })

  test('choosing another origin resets the destination', ({ assert }) => {
    const fromBritain = changeOriginCountry(form(), 'GB')
    assert.equal(fromBritain.destinationCountry, 'NG')
    assert.equal(changeOriginCountry(fromBritain, 'NG').destinationCountry, '')
  })

  test('choosing another state clears the city of that side only', ({ assert }) => {
    const before = form({ export: false, originCity: 'IKEJA', destinationCity: 'WUSE' })
    assert.containsSubset(changeFormState(before, 'origin', 'NG_OG'), {
      originState: 'NG_OG',
      originCity: '',
      destinationCity: 'WUSE',
    })
    assert.containsSubset(changeFormState(before, 'destination', 'NG_OG'), {
      originCity: 'IKEJA',
      destinationCity: '',
    })
  })

  test('switching to a domestic route keeps the parcel', ({ assert }) => {
    const domestic = changeKind(form({ originCountry: 'US' }), false)
    assert.containsSubset(domestic, { originCountry: 'NG', weight: '0.9' })
    assert.deepEqual(findRateProblems(domestic), {
      originState: '"Origin State" should not be empty',
      destinationState: '"Destination State" should not be empty',
    })
  })

  test('the URL contains only what the chosen tab uses, without spaces', ({ assert }) => {
    assert.deepEqual(rateFormQuery(form({ weight: ' 1 000.5 ', originState: 'NG_LA' })), {
      export: '1',
      originCountry: 'NG',
      destinationCountry: 'GB',
      weight: '1000.5',
    })
    assert.deepEqual(rateFormQuery(form({ export: false, originState: 'NG_LA', height: '3' })), {
      export: '0',
      originState: 'NG_LA',
      weight: '0.9',
      height: '3',
    })
  })

  test('reports an empty, a too small and an invalid value', ({ assert }) => {
    assert.deepEqual(findRateProblems(form()), {})
    assert.deepEqual(
      findRateProblems(form({ destinationCountry: '', weight: '0.09', width: '-1' })),
      {
        destinationCountry: '"Destination Country" should not be empty',
        weight: '"Package Weight" must be at least 0.1',
        width: '"Width" must be at least 0',
      }
    )
    assert.deepEqual(findRateProblems(form({ weight: 'two' })), {
      weight: '"Package Weight" must be a number',
    })
  })

  test('applying advice changes one measure, and returns its previous value', ({ assert }) => {
    const advised = (item: object, changes: Partial<RateForm> = {}) =>
      applyRateAdvice(form(changes), { change: { items: [item] } })
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
