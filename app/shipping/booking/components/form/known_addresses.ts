import {
  blankForm,
  HOME,
  isHome,
  withAddress,
  withCountry,
  type AddressEntry,
  type BookingForm,
} from './form_model.js'
import {
  goesWithoutPostalCode,
  needsState,
  NO_POSTAL_CODE,
  NO_STATE,
} from '#shipping/places/rules/place_needs'
import { besideLandmark } from '#shipping/booking/rules/landmarks'
import type { BookedAddress, BookingScreen, Side } from './types.js'

type Beginner = Pick<BookingScreen, 'sender' | 'remembered'>

/** A new booking, with what was used last. */
export function emptyForm({ sender, remembered }: Beginner): BookingForm {
  const blank = blankForm(sender)
  const known = remembered.sender
  const form = known ? withSavedAddress(blank, 'origin', known) : blank
  return {
    ...form,
    destination: firstDestination(form, remembered),
    insurance: remembered.insurance ?? form.insurance,
    pickup: remembered.pickup ?? form.pickup,
  }
}

/** The usual receiver, if the usual sender can send there; else the country that was sent to last. */
function firstDestination(form: BookingForm, { recipient, country }: Beginner['remembered']) {
  const isServed = recipient && (isHome(form.origin.country) || isHome(recipient.country))
  if (isServed) return withSavedAddress(form, 'destination', recipient).destination
  return country === HOME ? withCountry(form, 'destination', HOME).destination : form.destination
}

type Known = BookedAddress & { landmark?: string | null }

export function withSavedAddress(form: BookingForm, side: Side, saved: Known): BookingForm {
  const moved = withCountry(form, side, saved.country)
  return withAddress(moved, side, {
    fullname: saved.fullname,
    phoneNumber: saved.phoneNumber,
    email: saved.email,
    address: besideLandmark(saved.address, saved.landmark, side),
    ...placeOf(saved),
    originalScript: saved.originalScript ?? '',
    saveInAddressBook: false,
  })
}

type KnownPlace = Pick<
  BookedAddress,
  'country' | 'state' | 'stateName' | 'city' | 'cityName' | 'postalCode'
>

/** Whether it stands in the form as it was used before. */
export function isKnown(entry: AddressEntry, known: BookedAddress): boolean {
  const { fullname, phoneNumber, email, address } = known
  const wanted = { fullname, phoneNumber, email, address, ...placeOf(known) }
  return Object.entries(wanted).every(
    ([name, value]) => name === 'stateName' || entry[name as keyof AddressEntry] === value
  )
}

/** One that is kept without its state was booked so. */
function stateOf({ country, state, stateName }: KnownPlace) {
  if (!state && country && !needsState(country)) return { state: NO_STATE, stateName: '' }
  return { state: state ?? '', stateName: stateName ?? '' }
}

/** What stands for no code is not shown as one. */
function postalCodeOf({ country, postalCode }: KnownPlace): string {
  if (postalCode === NO_POSTAL_CODE && goesWithoutPostalCode(country ?? '')) return ''
  return postalCode ?? ''
}

/** In Nigeria a city without a code was written by hand. */
export function placeOf(known: KnownPlace) {
  return {
    country: known.country,
    ...stateOf(known),
    city: known.city ?? '',
    cityName: known.cityName ?? '',
    manualCity: known.country === HOME && !known.city && Boolean(known.cityName),
    postalCode: postalCodeOf(known),
  }
}
