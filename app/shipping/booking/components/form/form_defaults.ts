import {
  blankForm,
  HOME_COUNTRY,
  isHomeCountry,
  withAddress,
  withCountry,
  type AddressEntry,
  type BookingForm,
} from './form_model.js'
import {
  hasNoPostalCodes,
  needsState,
  NO_POSTAL_CODE,
  NO_STATE,
} from '#shipping/places/rules/required_address_fields'
import { withLandmark } from '#shipping/booking/rules/landmarks'
import type { BookedAddress, BookingScreen, AddressSide } from './booking_types.js'

type FormDefaults = Pick<BookingScreen, 'sender' | 'remembered'>

export function initialForm({ sender, remembered }: FormDefaults): BookingForm {
  const blank = blankForm(sender)
  const known = remembered.sender
  const form = known ? withSavedAddress(blank, 'origin', known) : blank
  return {
    ...form,
    destination: defaultDestination(form, remembered),
    insurance: remembered.insurance ?? form.insurance,
    pickup: remembered.pickup ?? form.pickup,
  }
}

/** The default recipient if the sender can ship there, else only the last destination country. */
function defaultDestination(form: BookingForm, { recipient, country }: FormDefaults['remembered']) {
  const isServed =
    recipient && (isHomeCountry(form.origin.country) || isHomeCountry(recipient.country))
  if (isServed) return withSavedAddress(form, 'destination', recipient).destination
  return country === HOME_COUNTRY
    ? withCountry(form, 'destination', HOME_COUNTRY).destination
    : form.destination
}

type PrefilledAddress = BookedAddress & { landmark?: string | null }

export function withSavedAddress(
  form: BookingForm,
  side: AddressSide,
  saved: PrefilledAddress
): BookingForm {
  const moved = withCountry(form, side, saved.country)
  return withAddress(moved, side, {
    fullname: saved.fullname,
    phoneNumber: saved.phoneNumber,
    email: saved.email,
    address: withLandmark(saved.address, saved.landmark, side),
    ...formPlaceFrom(saved),
    originalScript: saved.originalScript ?? '',
    saveInAddressBook: false,
  })
}

type AddressPlace = Pick<
  BookedAddress,
  'country' | 'state' | 'stateName' | 'city' | 'cityName' | 'postalCode'
>

/** Returns whether the entry equals an earlier address, ignoring the state's name. */
export function matchesAddress(entry: AddressEntry, known: BookedAddress): boolean {
  const { fullname, phoneNumber, email, address } = known
  const wanted = { fullname, phoneNumber, email, address, ...formPlaceFrom(known) }
  return Object.entries(wanted).every(
    ([name, value]) => name === 'stateName' || entry[name as keyof AddressEntry] === value
  )
}

/** An address without a state, in a country that needs none, shows "No state" in the form. */
function stateOf({ country, state, stateName }: AddressPlace) {
  if (!state && country && !needsState(country)) return { state: NO_STATE, stateName: '' }
  return { state: state ?? '', stateName: stateName ?? '' }
}

/** Leaves out our placeholder code in countries without postal codes. */
function postalCodeOf({ country, postalCode }: AddressPlace): string {
  if (postalCode === NO_POSTAL_CODE && hasNoPostalCodes(country ?? '')) return ''
  return postalCode ?? ''
}

/** If a Nigerian city has no code, staff typed it, so the form shows the text field for it. */
export function formPlaceFrom(known: AddressPlace) {
  return {
    country: known.country,
    ...stateOf(known),
    city: known.city ?? '',
    cityName: known.cityName ?? '',
    manualCity: known.country === HOME_COUNTRY && !known.city && Boolean(known.cityName),
    postalCode: postalCodeOf(known),
  }
}
