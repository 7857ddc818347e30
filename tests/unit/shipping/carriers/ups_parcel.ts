import { DateTime } from 'luxon'
import type { BookingRequest, Party } from '#shipping/carriers/booking_request'
import type { FollowedParcel, LostBooking } from '#shipping/carriers/courier_driver'

const sender: Party = {
  name: 'Chidi Eze',
  company: 'ACME Foods Ltd',
  phone: '+2348031234567',
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

const receiver: Party = {
  name: 'Grace Miller',
  company: null,
  phone: '+442079460000',
  email: 'grace@miller.test',
  street: '1 High Street',
  city: 'London',
  stateCode: null,
  stateName: null,
  postalCode: 'N1 9GU',
  countryCode: 'GB',
  countryName: 'United Kingdom',
  taxId: null,
}

const shirts: BookingRequest = {
  reference: 'SD-8F2K-0001',
  service: '65',
  readyAt: DateTime.now(),
  sender,
  receiver,
  packages: [{ grams: 1200, size: { length: 20, width: 15, height: 10 }, valueKobo: 90_00 }],
  contents: 'Cotton shirts',
  isDocuments: false,
  isDomestic: false,
  valueKobo: 90_00,
  insuredKobo: null,
  signatureRequired: false,
  labelFormat: 'pdf',
  customs: {
    incoterm: 'DAP',
    dutiesPaidBy: 'receiver',
    reason: 'sale',
    invoiceNumber: 'INV-0001',
    invoiceDate: DateTime.fromISO('2026-12-01T09:00', { zone: 'Africa/Lagos' }),
    items: [
      {
        description: 'Cotton shirts, men, woven',
        quantity: 2,
        unitValueKobo: 45_00,
        hsCode: '620520',
        originCountry: 'NG',
        netGrams: 600,
      },
    ],
    invoicePdf: null,
  },
}

/** Two shirts from Ikeja to London. */
export function upsParcel(changes: Partial<BookingRequest> = {}): BookingRequest {
  return { ...shirts, ...changes }
}

export function withCustoms(changes: Partial<NonNullable<BookingRequest['customs']>>) {
  return upsParcel({ customs: { ...shirts.customs!, ...changes } })
}

export function sentBy(changes: Partial<Party>) {
  return upsParcel({ sender: { ...sender, ...changes } })
}

export function sentTo(changes: Partial<Party>) {
  return upsParcel({ receiver: { ...receiver, ...changes } })
}

export function lost(request = upsParcel()): LostBooking {
  return { reference: request.reference, sentAt: DateTime.now(), request }
}

export function followed(waybillNumber: string): FollowedParcel {
  return { waybillNumber, bookedAt: DateTime.now(), destinationCountryCode: 'GB' }
}
