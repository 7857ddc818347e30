import { DateTime } from 'luxon'
import type {
  BookingRequest,
  CustomsDeclaration,
  ShipmentParty,
} from '#shipping/carriers/booking_request'
import type { ParcelToTrack, LostBooking } from '#shipping/carriers/courier_driver'

export const CHIDI: ShipmentParty = {
  name: 'Chidi Eze',
  company: 'ACME Foods Ltd',
  phone: '+2348031234567',
  phoneExtension: null,
  email: 'chidi@acme.test',
  street: '5 Allen Avenue',
  city: 'Ikeja',
  stateCode: 'LA',
  stateName: 'Lagos',
  postalCode: '100271',
  countryCode: 'NG',
  countryName: 'Nigeria',
  taxId: null,
}

export const GRACE: ShipmentParty = {
  name: 'Grace Miller',
  company: null,
  phone: '+442079460000',
  phoneExtension: null,
  email: 'grace@example.test',
  street: '1 High Street',
  city: 'London',
  stateCode: null,
  stateName: null,
  postalCode: 'N1 9GU',
  countryCode: 'GB',
  countryName: 'United Kingdom',
  taxId: null,
}

export const SHIRT: CustomsDeclaration['items'][number] = {
  description: 'Cotton shirts, men, woven',
  quantity: 2,
  unitValueKobo: 45_00,
  hsCode: '620520',
  originCountry: 'NG',
  netGrams: 600,
}

export function declared(change: Partial<CustomsDeclaration> = {}): CustomsDeclaration {
  return {
    incoterm: 'DAP',
    dutiesPaidBy: 'receiver',
    reason: 'sale',
    invoiceNumber: 'INV-0001',
    invoiceDate: DateTime.now(),
    items: [SHIRT],
    invoicePdf: null,
    ...change,
  }
}

/** A parcel with two shirts from a business in Ikeja to a person in London. */
export function shirts(
  change: Partial<BookingRequest> & { service: BookingRequest['service'] }
): BookingRequest {
  return {
    reference: 'SD-8F2K-0001',
    merchantReference: null,
    readyAt: DateTime.now(),
    sender: CHIDI,
    receiver: GRACE,
    packages: [{ grams: 1200, size: { length: 20, width: 15, height: 10 }, valueKobo: 90_00 }],
    contents: 'Cotton shirts',
    isDocuments: false,
    isDomestic: false,
    valueKobo: 90_00,
    insuredKobo: null,
    signatureRequired: false,
    labelFormat: 'pdf',
    customs: declared(),
    ...change,
  }
}

export function lost(request: BookingRequest, sentAt: DateTime = DateTime.now()): LostBooking {
  return { reference: request.reference, sentAt, request }
}

export function followed(
  waybillNumber: string,
  bookedAt: DateTime = DateTime.now()
): ParcelToTrack {
  return { waybillNumber, bookedAt, destinationCountryCode: 'GB' }
}
