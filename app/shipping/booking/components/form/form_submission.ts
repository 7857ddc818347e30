import { picksCity, type AddressEntry, type BookingForm } from './form_model.js'
import { formPlaceFrom } from './form_defaults.js'
import {
  itemsValue,
  emptyWorkingPackage,
  packageTotals,
  type FormPackage,
} from '#shipping/booking/components/packages/packages_model'
import type {
  BookedAddress,
  BookedPackage,
  BookedShipment,
  BookingScreen,
} from './booking_types.js'

/** The body of POST /shipment/check_rate. */
export function toSubmission(form: BookingForm) {
  const { value, weight } = packageTotals(form.packages)
  const preferredPickupDate =
    form.pickup && form.usePreferredDate && form.preferredPickupDate
      ? form.preferredPickupDate
      : null
  return {
    id: form.id,
    editShipmentId: form.editShipmentId,
    transactionReference: null,
    origin: submittedAddress(form.origin),
    destination: submittedAddress(form.destination),
    items: form.packages.map(submittedPackage),
    value,
    weight,
    insurance: form.insurance,
    signatureRequired: form.signatureRequired,
    pickup: form.pickup,
    preferredPickupDate,
    preferredPickupDateDesc: preferredPickupDate && longDate(preferredPickupDate),
    ...(form.customs ? { customs: form.customs } : {}),
    reference: form.reference?.trim() ?? '',
    preferredCourier: null,
    quoteId: null,
  }
}

/** A response from the server still applies while the form has the same fingerprint. */
export function submissionFingerprint(form: BookingForm): string {
  const { origin, destination, ...terms } = toSubmission(form)
  const places = [origin, destination].map((place) => ({ ...place, saveInAddressBook: false }))
  return JSON.stringify({ ...terms, id: 0, editShipmentId: 0, places })
}

function submittedAddress(entry: AddressEntry) {
  return {
    fullname: entry.fullname.trim(),
    email: entry.email.trim(),
    phoneNumber: entry.phoneNumber.trim(),
    address: entry.address.trim(),
    country: entry.country,
    state: entry.state,
    city: (picksCity(entry) && entry.city) || null,
    cityName: entry.cityName.trim(),
    postalCode: entry.postalCode.trim(),
    originalScript: entry.originalScript?.trim() || null,
    saveInAddressBook: entry.saveInAddressBook,
  }
}

function submittedPackage({ items, length, width, height, ...parcel }: FormPackage, place: number) {
  return {
    index: place + 1,
    itemUnits: items.map((item, position) => ({
      index: position + 1,
      ...item,
      packageType: 'nonDocument' as const,
      totalValue: itemsValue([item]),
    })),
    weight: parcel.weight,
    value: itemsValue(items),
    packageDimension: { length, width, height },
    expressBoxId: parcel.expressBoxId,
  }
}

/** Formats '2026-11-20' as 'Friday, November 20, 2026'. */
function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(`${iso}T00:00:00Z`))
}

export function formFromShipment(
  shipment: BookedShipment,
  ids: Pick<BookingForm, 'id' | 'editShipmentId'>
): BookingForm {
  const { preferredPickupDate } = shipment
  return {
    ...ids,
    origin: entryFromAddress(shipment.origin),
    destination: entryFromAddress(shipment.destination),
    packages: shipment.items.map(packageFromShipment),
    working: emptyWorkingPackage,
    insurance: shipment.insurance,
    signatureRequired: shipment.signatureRequired,
    pickup: shipment.pickup,
    usePreferredDate: Boolean(preferredPickupDate),
    preferredPickupDate: preferredPickupDate ?? '',
    reference: shipment.reference ?? '',
    ...customsFromShipment(shipment),
  }
}

/** Fills a new booking's form from a past shipment, except pickup date and reference. */
export function formForRebooking(
  shipment: BookedShipment,
  { expressBoxes, isStaff }: Pick<BookingScreen, 'expressBoxes' | 'isStaff'>
): BookingForm {
  const form = formFromShipment(shipment, { id: 0, editShipmentId: 0 })
  const offered = new Set(expressBoxes.map(({ id }) => id))
  const packages = form.packages.map((parcel) =>
    offered.has(parcel.expressBoxId) ? parcel : { ...parcel, expressBoxId: 0 }
  )
  const [origin, destination] = [form.origin, form.destination].map((entry) =>
    // Only staff may type a Nigerian city.
    entry.manualCity && !isStaff ? { ...entry, manualCity: false, cityName: '' } : entry
  ) as [AddressEntry, AddressEntry]
  const places = { origin, destination }
  const own = { usePreferredDate: false, preferredPickupDate: '', reference: '' }
  return { ...form, ...places, packages, ...own }
}

function customsFromShipment({ customs }: BookedShipment): Pick<BookingForm, 'customs'> {
  if (!customs) return {}
  const { incoterm, exportReason, senderTaxId, receiverTaxId } = customs
  const taxIds = { senderTaxId: senderTaxId ?? '', receiverTaxId: receiverTaxId ?? '' }
  return { customs: { incoterm, exportReason, ...taxIds } }
}

function entryFromAddress(address: BookedAddress): AddressEntry {
  const { fullname, phoneNumber, email } = address
  return {
    fullname,
    phoneNumber,
    email,
    address: address.address,
    ...formPlaceFrom(address),
    originalScript: address.originalScript ?? '',
    saveInAddressBook: false,
  }
}

function packageFromShipment({
  itemUnits,
  weight,
  packageDimension,
  expressBoxId,
}: BookedPackage): FormPackage {
  return {
    items: itemUnits.map(({ category, description, quantity, value, hsCode, countryOfOrigin }) => ({
      category,
      description,
      quantity,
      value,
      ...(hsCode ? { hsCode } : {}),
      ...(countryOfOrigin ? { countryOfOrigin } : {}),
    })),
    weight,
    length: packageDimension.length || null,
    width: packageDimension.width || null,
    height: packageDimension.height || null,
    expressBoxId,
  }
}
