import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import type { BookingRequest } from '#shipping/carriers/booking_request'

/** Calls and answers as FedEx describes them. */
export const fedexSamples = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fedex_samples.json'), 'utf8')
)

/** Two cotton shirts from a business in Ikeja to a person in London. */
export function fedexParcel(changed: Partial<BookingRequest> = {}): BookingRequest {
  return {
    reference: 'SD-8F2K-0001',
    service: 'FEDEX_INTERNATIONAL_PRIORITY',
    readyAt: DateTime.now().plus({ days: 1 }),
    sender: {
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
    },
    receiver: {
      name: 'Grace Miller',
      company: null,
      phone: '+442079460000',
      email: 'grace@example.test',
      street: '1 High Street',
      city: 'London',
      stateCode: 'ENG',
      stateName: 'England',
      postalCode: 'N1 9GU',
      countryCode: 'GB',
      countryName: 'United Kingdom',
      taxId: null,
    },
    packages: [{ grams: 1200, size: { length: 20, width: 15, height: 10 }, valueKobo: 9000 }],
    contents: 'Cotton shirts',
    isDocuments: false,
    isDomestic: false,
    valueKobo: 9000,
    insuredKobo: null,
    signatureRequired: false,
    labelFormat: 'pdf',
    customs: {
      incoterm: 'DAP',
      dutiesPaidBy: 'receiver',
      reason: 'sale',
      invoiceNumber: 'INV-0001',
      invoiceDate: DateTime.now(),
      items: [
        {
          description: 'Cotton shirts, men, woven',
          quantity: 2,
          unitValueKobo: 4500,
          hsCode: '620520',
          originCountry: 'NG',
          netGrams: 600,
        },
      ],
      invoicePdf: null,
    },
    ...changed,
  }
}

/** The same in this many boxes. */
export function inPackages(count: number, changed: Partial<BookingRequest> = {}): BookingRequest {
  const parcel = fedexParcel(changed)
  return { ...parcel, packages: Array.from({ length: count }, () => parcel.packages[0]!) }
}
