import { test } from '@japa/runner'
import {
  hasOtherRoute,
  isFormUntouched,
  applyRatePrefill,
} from '#shipping/booking/components/form/apply_rate_prefill'
import { withAddress, withCountry } from '#shipping/booking/components/form/form_model'
import { changeWorkingPackage } from '#shipping/booking/components/packages/packages_model'
import type { RatePrefill } from '#shipping/booking/components/form/booking_types'
import { blankForm, filledForm } from '#tests/unit/shipping/booking/form/a_booking'

const NOWHERE = { country: '', state: '', stateName: '', city: '', cityName: '' }
const COUNTRIES = ['NG', 'GB', 'US', 'GH'].map((value) => ({ value, label: value }))
const CHOICES = {
  countries: COUNTRIES,
  recipientCountries: COUNTRIES.filter(({ value }) => value !== 'US'),
  remembered: {
    sender: null,
    recipient: null,
    recipients: [],
    country: null,
    insurance: null,
    pickup: null,
    couriers: {},
    boxId: null,
    categoryId: null,
  },
}
const MEASURES = { weight: '2.5', length: '10', width: '20', height: '30' }
const LAGOS = {
  country: 'NG',
  state: 'NG_LA',
  stateName: 'Lagos',
  city: 'IKEJA',
  cityName: 'Ikeja',
}
const ABUJA = { country: 'NG', state: 'NG_FC', stateName: 'Abuja', city: 'WUSE', cityName: 'Wuse' }

function rateQuery(change: Partial<RatePrefill> = {}): RatePrefill {
  return { origin: LAGOS, destination: ABUJA, ...MEASURES, courier: '', ...change }
}

const prefill = (form = blankForm(), query = rateQuery()) => applyRatePrefill(form, query, CHOICES)

test.group('Rate prefill of the booking form', () => {
  test('fills places and measures of an untouched form', ({ assert }) => {
    const form = prefill()
    assert.containsSubset(form.origin, { ...LAGOS, postalCode: '0000', fullname: 'Chidi Eze' })
    assert.containsSubset(form.destination, { ...ABUJA, postalCode: '000000' })
    assert.containsSubset(form.working, MEASURES)
    assert.lengthOf(form.packages, 0)
  })

  test('fills a fresh form with an import, including its sender abroad', ({ assert }) => {
    const abroad = { ...NOWHERE, country: 'GB' }
    const home = { ...NOWHERE, country: 'NG' }
    const form = prefill(blankForm(), rateQuery({ origin: abroad, destination: home }))
    assert.containsSubset(form.origin, { country: 'GB', state: '', postalCode: '' })
    assert.containsSubset(form.destination, { country: 'NG', postalCode: '000000' })
  })

  test('changes nothing in a complete draft', ({ assert }) => {
    assert.deepEqual(prefill(filledForm()), filledForm())
  })

  test('fills only empty fields in a draft', ({ assert }) => {
    const begun = changeWorkingPackage(
      withAddress(withCountry(blankForm(), 'destination', 'GB'), 'origin', { address: '5 Allen' }),
      { weight: '7' }
    )
    const form = prefill(begun)
    assert.containsSubset(form.origin, { ...LAGOS, address: '5 Allen' })
    assert.containsSubset(form.destination, { country: 'GB', state: '', cityName: '' })
    assert.containsSubset(form.working, { ...MEASURES, weight: '7' })
  })

  test('fills the city only if the state is the same', ({ assert }) => {
    const ogun = withAddress(blankForm(), 'origin', { state: 'NG_OG', stateName: 'Ogun' })
    const form = prefill(ogun)
    assert.containsSubset(form.origin, {
      state: 'NG_OG',
      stateName: 'Ogun',
      city: '',
      cityName: '',
    })
    const lagos = withAddress(blankForm(), 'origin', { state: 'NG_LA', stateName: 'Lagos' })
    assert.containsSubset(prefill(lagos).origin, { city: 'IKEJA', cityName: 'Ikeja' })
    const byHand = withAddress(lagos, 'origin', { manualCity: true, cityName: 'Agege' })
    assert.containsSubset(prefill(byHand).origin, { city: '', cityName: 'Agege' })
  })

  test('leaves out a country to which nothing can be shipped, and missing measures', ({
    assert,
  }) => {
    const form = prefill(
      blankForm(),
      rateQuery({ destination: { ...NOWHERE, country: 'US' }, length: '', width: '', height: '' })
    )
    assert.equal(form.destination.country, '')
    assert.containsSubset(form.working, { weight: '2.5', length: '', width: '', height: '' })
  })

  test('fills sizes only if the draft has none of them and no box', ({ assert }) => {
    const form = prefill(changeWorkingPackage(blankForm(), { length: '5' }))
    assert.containsSubset(form.working, { weight: '2.5', length: '5', width: '', height: '' })
    const boxed = prefill(changeWorkingPackage(blankForm(), { expressBoxId: 3 }))
    assert.containsSubset(boxed.working, { weight: '2.5', length: '' })
  })

  test('recognises an untouched draft and one for another route', ({ assert }) => {
    assert.isTrue(isFormUntouched(blankForm(), CHOICES))
    assert.isFalse(isFormUntouched(filledForm(), CHOICES))
    assert.isTrue(hasOtherRoute(filledForm(), rateQuery()))
    assert.isFalse(hasOtherRoute(prefill(), rateQuery()))
    const london = { ...NOWHERE, country: 'GB' }
    assert.isFalse(hasOtherRoute(filledForm(), rateQuery({ destination: london })))
  })
})
