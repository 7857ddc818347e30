import { NO_STATE } from '#shipping/places/rules/required_address_fields'
import {
  emptyWorkingPackage,
  type FormPackage,
  type WorkingPackage,
} from '#shipping/booking/components/packages/packages_model'
import { HOME_POSTAL_CODE } from '#shipping/booking/rules/home_postal_code'
import type { ExportReason, Incoterm } from '#shipping/shipment/rules/export_declaration'
import type { BookingScreen, InsuranceCode, AddressSide } from './booking_types.js'

/** An address as the user enters it. Empty strings stand for choices not yet made. */
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
  /** Staff may type a Nigerian city that is not on the list. */
  manualCity: boolean
  postalCode: string
  saveInAddressBook: boolean
  /** Name and address in the local script. Drafts of earlier releases lack it. */
  originalScript?: string
}

/** The server fills empty fields with defaults. */
export interface CustomsEntry {
  incoterm: Incoterm
  exportReason: ExportReason | null
  senderTaxId: string
  receiverTaxId: string
}

export interface BookingForm {
  /** ID of the unpaid booking that the form changes; 0 for a new booking. */
  id: number
  /** ID of the saved shipment that the form edits; 0 for none. */
  editShipmentId: number
  origin: AddressEntry
  destination: AddressEntry
  packages: FormPackage[]
  working: WorkingPackage
  insurance: InsuranceCode
  signatureRequired: boolean
  pickup: boolean
  usePreferredDate: boolean
  preferredPickupDate: string
  /** Drafts of earlier releases lack customs data. */
  customs?: CustomsEntry
  reference?: string
}

export const emptyCustoms: CustomsEntry = {
  incoterm: 'DAP',
  exportReason: null,
  senderTaxId: '',
  receiverTaxId: '',
}

/** Increase it whenever the shape of BookingForm changes: browsers then drop their drafts. */
export const DRAFT_VERSION = 1

export const HOME_COUNTRY = 'NG'

export function blankForm(sender: BookingScreen['sender']): BookingForm {
  return {
    id: 0,
    editShipmentId: 0,
    origin: { ...emptyAddress('origin', HOME_COUNTRY), ...sender },
    destination: emptyAddress('destination', ''),
    packages: [],
    working: emptyWorkingPackage,
    insurance: 'Standard',
    signatureRequired: false,
    // As in the rate calculator, so that a user who comes from there sees the same price.
    pickup: true,
    usePreferredDate: false,
    preferredPickupDate: '',
    reference: '',
  }
}

function emptyAddress(side: AddressSide, country: string): AddressEntry {
  return {
    fullname: '',
    phoneNumber: '',
    email: '',
    address: '',
    ...emptyPlace(side, country),
    saveInAddressBook: false,
    originalScript: '',
  }
}

function emptyPlace(side: AddressSide, country: string) {
  return {
    country,
    state: '',
    stateName: '',
    city: '',
    cityName: '',
    manualCity: false,
    postalCode: country === HOME_COUNTRY ? HOME_POSTAL_CODE[side] : '',
  }
}

export function withAddress(
  form: BookingForm,
  side: AddressSide,
  change: Partial<AddressEntry>
): BookingForm {
  return { ...form, [side]: { ...form[side], ...change } }
}

/**
 * Clears state, city and postal code. If the sender's country becomes another than Nigeria, clears
 * a recipient outside Nigeria, because a sender abroad can only ship to Nigeria.
 */
export function withCountry(form: BookingForm, side: AddressSide, country: string): BookingForm {
  if (country === form[side].country) return form
  const changed = withAddress(form, side, emptyPlace(side, country))
  if (
    side === 'destination' ||
    country === HOME_COUNTRY ||
    changed.destination.country === HOME_COUNTRY
  ) {
    return changed
  }
  return withAddress(changed, 'destination', emptyPlace('destination', ''))
}

export function withAddressState(
  form: BookingForm,
  side: AddressSide,
  state: { value: string; label: string } | null
): BookingForm {
  return withAddress(form, side, {
    state: state?.value ?? '',
    stateName: state && state.value !== NO_STATE ? state.label : '',
    city: '',
    cityName: '',
  })
}

export function withManualCity(
  form: BookingForm,
  side: AddressSide,
  manualCity: boolean
): BookingForm {
  return withAddress(form, side, { manualCity, city: '', cityName: '' })
}

export function picksCity({ country, manualCity }: AddressEntry): boolean {
  return country === HOME_COUNTRY && !manualCity
}

export function isDomesticForm({
  origin,
  destination,
}: Pick<BookingForm, 'origin' | 'destination'>): boolean {
  return isHomeCountry(origin.country) && isHomeCountry(destination.country)
}

export function crossesBorder(form: BookingForm): boolean {
  return Boolean(form.destination.country) && !isDomesticForm(form)
}

export function isHomeCountry(country: string): boolean {
  return country === HOME_COUNTRY
}

/** Senders abroad can only ship to Nigeria. */
export function recipientChoices<T extends { value: string }>(
  senderCountry: string,
  screen: { countries: readonly T[]; recipientCountries: readonly T[] }
): readonly T[] {
  if (senderCountry !== HOME_COUNTRY)
    return screen.countries.filter(({ value }) => value === HOME_COUNTRY)
  return screen.recipientCountries
}
