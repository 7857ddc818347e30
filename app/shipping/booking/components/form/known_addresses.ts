import {
  blankForm,
  HOME,
  withAddress,
  withCountry,
  type AddressEntry,
  type BookingForm,
} from './form_model.js'
import type { BookedAddress, BookingScreen, Side } from './types.js'

type Beginner = Pick<BookingScreen, 'sender' | 'remembered'>

/** A new booking, with what was used last. */
export function emptyForm({ sender, remembered }: Beginner): BookingForm {
  const form = blankForm(sender)
  const known = remembered.sender
  const atHome = withCountry(form, 'destination', HOME)
  return {
    ...form,
    ...(known ? { origin: withSavedAddress(form, 'origin', known).origin } : {}),
    destination: remembered.country === HOME ? atHome.destination : form.destination,
    insurance: remembered.insurance ?? form.insurance,
    pickup: remembered.pickup ?? form.pickup,
  }
}

export function withSavedAddress(form: BookingForm, side: Side, saved: BookedAddress): BookingForm {
  const moved = withCountry(form, side, saved.country)
  return withAddress(moved, side, {
    fullname: saved.fullname,
    phoneNumber: saved.phoneNumber,
    email: saved.email,
    address: saved.address,
    ...placeOf(saved),
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

/** In Nigeria a city without a code was written by hand. */
export function placeOf(known: KnownPlace) {
  return {
    country: known.country,
    state: known.state ?? '',
    stateName: known.stateName ?? '',
    city: known.city ?? '',
    cityName: known.cityName ?? '',
    manualCity: known.country === HOME && !known.city && Boolean(known.cityName),
    postalCode: known.postalCode ?? '',
  }
}
