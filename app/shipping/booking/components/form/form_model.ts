import { NO_STATE } from '#shipping/places/rules/place_needs'
import {
  noPackage,
  type Parcel,
  type WorkingPackage,
} from '#shipping/booking/components/packages/packages_model'
import { HOME_POSTAL_CODE } from '#shipping/booking/rules/home_postal_code'
import type { ExportReason, Incoterm } from '#shipping/shipment/rules/declaration'
import type { BookingScreen, Insurance, Side } from './types.js'

/** An address as it stands in the form. Absent choices are empty text. */
export interface AddressEntry {
  fullname: string
  phoneNumber: string
  email: string
  address: string
  country: string
  state: string
  stateName: string
  city: string
  cityName: string
  /** Staff may write a city in Nigeria that is not on the list. */
  manualCity: boolean
  postalCode: string
  saveInAddressBook: boolean
  /** In its own script, before it was put in Latin letters; drafts of before have none. */
  originalScript?: string
}

/** What is not said has a default. */
export interface CustomsEntry {
  incoterm: Incoterm
  exportReason: ExportReason | null
  senderTaxId: string
  receiverTaxId: string
}

export interface BookingForm {
  /** The unpaid booking that this form is about; 0 for a new one. */
  id: number
  /** The shipment that is being edited; 0 when none is. */
  editShipmentId: number
  origin: AddressEntry
  destination: AddressEntry
  packages: Parcel[]
  working: WorkingPackage
  insurance: Insurance
  signatureRequired: boolean
  pickup: boolean
  usePreferredDate: boolean
  preferredPickupDate: string
  /** What is said for the customs; drafts of before have none. */
  customs?: CustomsEntry
  /** What the sender calls it by; drafts of before have none. */
  reference?: string
}

export const noCustoms: CustomsEntry = {
  incoterm: 'DAP',
  exportReason: null,
  senderTaxId: '',
  receiverTaxId: '',
}

/** Raise it when BookingForm changes its shape: drafts in browsers are then dropped. */
export const DRAFT_VERSION = 1

export const HOME = 'NG'

/** A new booking of somebody who has sent nothing yet. */
export function blankForm(sender: BookingScreen['sender']): BookingForm {
  return {
    id: 0,
    editShipmentId: 0,
    origin: { ...emptyAddress('origin', HOME), ...sender },
    destination: emptyAddress('destination', ''),
    packages: [],
    working: noPackage,
    insurance: 'Standard',
    signatureRequired: false,
    // What the calculator prices includes it: who only goes on pays what they were told.
    pickup: true,
    usePreferredDate: false,
    preferredPickupDate: '',
    reference: '',
  }
}

function emptyAddress(side: Side, country: string): AddressEntry {
  return {
    fullname: '',
    phoneNumber: '',
    email: '',
    address: '',
    ...freshPlace(side, country),
    saveInAddressBook: false,
    originalScript: '',
  }
}

function freshPlace(side: Side, country: string) {
  return {
    country,
    state: '',
    stateName: '',
    city: '',
    cityName: '',
    manualCity: false,
    postalCode: country === HOME ? HOME_POSTAL_CODE[side] : '',
  }
}

export function withAddress(
  form: BookingForm,
  side: Side,
  change: Partial<AddressEntry>
): BookingForm {
  return { ...form, [side]: { ...form[side], ...change } }
}

/**
 * Another country has other states, cities and postal codes. A sender abroad can only send to
 * Nigeria, so a recipient elsewhere is given up with it.
 */
export function withCountry(form: BookingForm, side: Side, country: string): BookingForm {
  if (country === form[side].country) return form
  const changed = withAddress(form, side, freshPlace(side, country))
  if (side === 'destination' || country === HOME || changed.destination.country === HOME) {
    return changed
  }
  return withAddress(changed, 'destination', freshPlace('destination', ''))
}

export function withState(
  form: BookingForm,
  side: Side,
  state: { value: string; label: string } | null
): BookingForm {
  return withAddress(form, side, {
    state: state?.value ?? '',
    stateName: state && state.value !== NO_STATE ? state.label : '',
    city: '',
    cityName: '',
  })
}

/** Between picking a city from the list and writing one. */
export function withManualCity(form: BookingForm, side: Side, manualCity: boolean): BookingForm {
  return withAddress(form, side, { manualCity, city: '', cityName: '' })
}

export function picksCity({ country, manualCity }: AddressEntry): boolean {
  return country === HOME && !manualCity
}

/** From Nigeria to Nigeria, as far as is known. */
export function isDomestic({
  origin,
  destination,
}: Pick<BookingForm, 'origin' | 'destination'>): boolean {
  return isHome(origin.country) && isHome(destination.country)
}

/** Whether customs will ask about it. */
export function crossesBorder(form: BookingForm): boolean {
  return Boolean(form.destination.country) && !isDomestic(form)
}

export function isHome(country: string): boolean {
  return country === HOME
}

/** Where a sender may send to: from abroad only to Nigeria. */
export function recipientChoices<T extends { value: string }>(
  senderCountry: string,
  screen: { countries: readonly T[]; recipientCountries: readonly T[] }
): readonly T[] {
  if (senderCountry !== HOME) return screen.countries.filter(({ value }) => value === HOME)
  return screen.recipientCountries
}
