import { DateTime } from 'luxon'
import type { BookingRequest, Declaration, Party } from '#shipping/carriers/booking_request'
import type { FollowedParcel, PickupRequest } from '#shipping/carriers/courier_driver'

export const CHIDI: Party = {
  name: 'Chidi Eze',
  company: 'ACME Foods Ltd',
  phone: '+2348031234567',
  email: 'chidi@acme.test',
  street: '5 Allen Avenue',
  city: 'Ikeja',
  stateCode: 'LA',
  stateName: 'Lagos',
  postalCode: null,
  countryCode: 'NG',
  countryName: 'Nigeria',
  taxId: null,
}

export const GRACE: Party = {
  name: 'Grace Miller',
  company: null,
  phone: '+442079460000',
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

export const SHIRTS: Declaration = {
  incoterm: 'DAP',
  dutiesPaidBy: 'receiver',
  reason: 'sale',
  invoiceNumber: 'SD-INV-1',
  invoiceDate: DateTime.fromISO('2026-11-30'),
  items: [
    {
      description: 'Cotton shirts',
      quantity: 3,
      unitValueKobo: 25_000_00,
      hsCode: '620520',
      originCountry: 'NG',
      netGrams: 900,
    },
  ],
  invoicePdf: null,
}

/** As in December 2026, when a parcel is ready at noon. */
const READY_AT = DateTime.fromMillis(1796130000000)

export function parcel(change: Partial<BookingRequest> = {}): BookingRequest {
  return {
    reference: 'SD-8F2K-0001',
    service: 'PPX',
    readyAt: READY_AT,
    sender: CHIDI,
    receiver: GRACE,
    packages: [{ grams: 1200, size: { length: 20, width: 15, height: 10 }, valueKobo: 75_000_00 }],
    contents: 'Cotton shirts',
    isDocuments: false,
    isDomestic: false,
    valueKobo: 75_000_00,
    insuredKobo: null,
    signatureRequired: false,
    labelFormat: 'pdf',
    customs: null,
    ...change,
  }
}

export function followed(waybillNumber: string): FollowedParcel {
  return { waybillNumber, bookedAt: READY_AT, destinationCountryCode: 'GB' }
}

export function lost(request = parcel()) {
  return { reference: request.reference, sentAt: READY_AT, request }
}

export function pickup(change: Partial<PickupRequest> = {}): PickupRequest {
  return {
    reference: 'SD-P-0001',
    day: DateTime.fromISO('2026-12-03', { zone: 'Africa/Lagos' }),
    readyAt: '10:00',
    closeAt: '16:30',
    at: CHIDI,
    packages: 1,
    grams: 1200,
    parcels: [{ waybillNumber: '30000000011', service: 'PPX', destinationCountryCode: 'GB' }],
    note: null,
    ...change,
  }
}
