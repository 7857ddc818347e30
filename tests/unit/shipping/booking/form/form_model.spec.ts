import { test } from '@japa/runner'
import {
  picksCity,
  recipientChoices,
  withAddress,
  withCountry,
  withManualCity,
  withAddressState,
} from '#shipping/booking/components/form/form_model'
import { applyLatinProposal } from '#shipping/booking/components/form/apply_latin'
import { withSavedAddress } from '#shipping/booking/components/form/form_defaults'
import { blankForm, filledForm } from '#tests/unit/shipping/booking/form/a_booking'

const SAVED = {
  fullname: 'Bola Ade',
  phoneNumber: '08099998888',
  email: 'bola@example.com',
  address: '1 Wuse Road',
  country: 'NG',
  state: 'NG_FC',
  stateName: 'Abuja',
  city: 'WUSE',
  cityName: 'Wuse',
  postalCode: '900001',
}

const NAMES = { id: 7, countryName: 'Nigeria' }

test.group('Addresses of a booking', () => {
  test('a new booking starts in Nigeria, in the name of the current user', ({ assert }) => {
    const { origin, destination } = blankForm()
    assert.containsSubset(origin, { country: 'NG', fullname: 'Chidi Eze', postalCode: '0000' })
    assert.containsSubset(destination, { country: '', fullname: '', postalCode: '' })
  })

  test('choosing another country clears state, city and postal code', ({ assert }) => {
    const { destination } = withCountry(filledForm(), 'destination', 'US')
    assert.containsSubset(destination, {
      country: 'US',
      state: '',
      stateName: '',
      cityName: '',
      postalCode: '',
      fullname: 'Ada Obi',
    })
  })

  test('choosing Nigeria fills in its postal code, a different one for sender and recipient', ({
    assert,
  }) => {
    const abroad = withCountry(blankForm(), 'origin', 'GB')
    assert.equal(abroad.origin.postalCode, '')
    assert.equal(withCountry(abroad, 'origin', 'NG').origin.postalCode, '0000')
    assert.equal(withCountry(abroad, 'destination', 'NG').destination.postalCode, '000000')
  })

  test('a sender abroad clears a recipient abroad, but keeps a recipient in Nigeria', ({
    assert,
  }) => {
    assert.equal(withCountry(filledForm(), 'origin', 'GB').destination.country, '')
    const home = withCountry(filledForm(), 'destination', 'NG')
    assert.equal(withCountry(home, 'origin', 'GB').destination.country, 'NG')
  })

  test('choosing the same country again changes nothing', ({ assert }) => {
    const form = filledForm()
    assert.strictEqual(withCountry(form, 'destination', 'GB'), form)
  })

  test('a sender abroad can choose Nigeria only', ({ assert }) => {
    const screen = {
      countries: [{ value: 'GB' }, { value: 'NG' }],
      recipientCountries: [{ value: 'NG' }, { value: 'GH' }],
    }
    assert.deepEqual(recipientChoices('NG', screen), screen.recipientCountries)
    assert.deepEqual(recipientChoices('GB', screen), [{ value: 'NG' }])
  })

  test('choosing another state clears the city', ({ assert }) => {
    const { origin } = withAddressState(filledForm(), 'origin', { value: 'NG_OG', label: 'Ogun' })
    assert.containsSubset(origin, { state: 'NG_OG', stateName: 'Ogun', city: '', cityName: '' })
  })

  test('the city is picked in Nigeria, and typed elsewhere or on request', ({ assert }) => {
    const { origin, destination } = filledForm()
    assert.isTrue(picksCity(origin))
    assert.isFalse(picksCity(destination))
    const manual = withManualCity(filledForm(), 'origin', true)
    assert.isFalse(picksCity(manual.origin))
    assert.equal(manual.origin.city, '')
  })

  test('a saved address fills every field and is not saved again', ({ assert }) => {
    const ticked = withAddress(filledForm(), 'destination', { saveInAddressBook: true })
    const { destination } = withSavedAddress(ticked, 'destination', { ...SAVED, ...NAMES })
    assert.deepEqual(destination, {
      ...SAVED,
      manualCity: false,
      saveInAddressBook: false,
      originalScript: '',
    })
  })

  test('a Latin proposal replaces a field, and its original script is kept', ({ assert }) => {
    const name = { fullname: '王小明', address: '1 南京路' }
    const latin = applyLatinProposal(
      withAddress(filledForm(), 'destination', name),
      'destination',
      {
        name: 'fullname',
        proposal: 'Wang Xiao Ming',
      }
    )
    const both = applyLatinProposal(latin, 'destination', {
      name: 'address',
      proposal: '1 Nan Jing Lu',
    })
    assert.containsSubset(both.destination, {
      fullname: 'Wang Xiao Ming',
      address: '1 Nan Jing Lu',
      originalScript: '王小明, 1 南京路',
    })
  })

  test('a saved city in Nigeria without a code becomes a typed city', ({ assert }) => {
    const saved = { ...SAVED, ...NAMES, city: null, cityName: 'Iyana Oba' }
    const { destination } = withSavedAddress(blankForm(), 'destination', saved)
    assert.containsSubset(destination, { city: '', cityName: 'Iyana Oba', manualCity: true })
  })
})
