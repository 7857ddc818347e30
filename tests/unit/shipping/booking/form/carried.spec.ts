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

function asked(change: Partial<RatePrefill> = {}): RatePrefill {
  return { origin: LAGOS, destination: ABUJA, ...MEASURES, ...change }
}

const carry = (form = blankForm(), carried = asked()) => applyRatePrefill(form, carried, CHOICES)

test.group('A question for rates that goes on to be booked', () => {
  test('fills places and measures of a form in which nothing was said yet', ({ assert }) => {
    const form = carry()
    assert.containsSubset(form.origin, { ...LAGOS, postalCode: '0000', fullname: 'Chidi Eze' })
    assert.containsSubset(form.destination, { ...ABUJA, postalCode: '000000' })
    assert.containsSubset(form.working, MEASURES)
    assert.lengthOf(form.packages, 0)
  })

  test('takes an import into a fresh form, sender abroad and all', ({ assert }) => {
    const abroad = { ...NOWHERE, country: 'GB' }
    const home = { ...NOWHERE, country: 'NG' }
    const form = carry(blankForm(), asked({ origin: abroad, destination: home }))
    assert.containsSubset(form.origin, { country: 'GB', state: '', postalCode: '' })
    assert.containsSubset(form.destination, { country: 'NG', postalCode: '000000' })
  })

  test('keeps everything of a draft that has it all', ({ assert }) => {
    assert.deepEqual(carry(filledForm()), filledForm())
  })

  test('fills only what is empty in a draft', ({ assert }) => {
    const begun = changeWorkingPackage(
      withAddress(withCountry(blankForm(), 'destination', 'GB'), 'origin', { address: '5 Allen' }),
      { weight: '7' }
    )
    const form = carry(begun)
    assert.containsSubset(form.origin, { ...LAGOS, address: '5 Allen' })
    assert.containsSubset(form.destination, { country: 'GB', state: '', cityName: '' })
    assert.containsSubset(form.working, { ...MEASURES, weight: '7' })
  })

  test('a city belongs to the state that was asked for', ({ assert }) => {
    const ogun = withAddress(blankForm(), 'origin', { state: 'NG_OG', stateName: 'Ogun' })
    const form = carry(ogun)
    assert.containsSubset(form.origin, {
      state: 'NG_OG',
      stateName: 'Ogun',
      city: '',
      cityName: '',
    })
    const lagos = withAddress(blankForm(), 'origin', { state: 'NG_LA', stateName: 'Lagos' })
    assert.containsSubset(carry(lagos).origin, { city: 'IKEJA', cityName: 'Ikeja' })
    const byHand = withAddress(lagos, 'origin', { manualCity: true, cityName: 'Agege' })
    assert.containsSubset(carry(byHand).origin, { city: '', cityName: 'Agege' })
  })

  test('leaves out a country that nobody ships to, and what was not told', ({ assert }) => {
    const form = carry(
      blankForm(),
      asked({ destination: { ...NOWHERE, country: 'US' }, length: '', width: '', height: '' })
    )
    assert.equal(form.destination.country, '')
    assert.containsSubset(form.working, { weight: '2.5', length: '', width: '', height: '' })
  })

  test('sizes go together: a draft with one of them keeps its own', ({ assert }) => {
    const form = carry(changeWorkingPackage(blankForm(), { length: '5' }))
    assert.containsSubset(form.working, { weight: '2.5', length: '5', width: '', height: '' })
    const boxed = carry(changeWorkingPackage(blankForm(), { expressBoxId: 3 }))
    assert.containsSubset(boxed.working, { weight: '2.5', length: '' })
  })

  test('knows a draft that is about another route', ({ assert }) => {
    assert.isTrue(isFormUntouched(blankForm(), CHOICES))
    assert.isFalse(isFormUntouched(filledForm(), CHOICES))
    assert.isTrue(hasOtherRoute(filledForm(), asked()))
    assert.isFalse(hasOtherRoute(carry(), asked()))
    const london = { ...NOWHERE, country: 'GB' }
    assert.isFalse(hasOtherRoute(filledForm(), asked({ destination: london })))
  })
})
