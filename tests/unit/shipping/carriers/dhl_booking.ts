import { DateTime } from 'luxon'
import type { BookingRequest, Declaration, Party } from '#shipping/carriers/booking_request'
import { DhlCourier } from '#shipping/carriers/dhl/dhl_courier'
import { startFakeDhl } from '#tests/support/fakes/carriers/dhl'

export const SENDER: Party = {
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

const RECEIVER: Party = {
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

/** In two days at two, as a clock in Lagos shows it. */
export const READY_AT = DateTime.now()
  .setZone('Africa/Lagos')
  .plus({ days: 2 })
  .set({ hour: 14, minute: 0, second: 0, millisecond: 0 })

export const DAY = READY_AT.toFormat('yyyy-MM-dd')

const CUSTOMS: Declaration = {
  incoterm: 'DAP',
  dutiesPaidBy: 'receiver',
  reason: 'sale',
  invoiceNumber: 'INV-0001',
  invoiceDate: READY_AT,
  items: [
    {
      description: 'Cotton shirts, men, woven',
      quantity: 2,
      unitValueKobo: 45_00,
      hsCode: '620520',
      originCountry: 'NG',
      netGrams: 500,
    },
  ],
  invoicePdf: null,
}

export function declared(change: Partial<Declaration> = {}): Declaration {
  return { ...CUSTOMS, ...change }
}

/** Two shirts to London, which stand in the samples of the API's own description. */
export function shirts(change: Partial<BookingRequest> = {}): BookingRequest {
  return {
    reference: 'SD-8F2K-0001',
    service: 'P',
    readyAt: READY_AT,
    sender: SENDER,
    receiver: RECEIVER,
    packages: [{ grams: 1200, size: { length: 20, width: 15, height: 10 }, valueKobo: 90_00 }],
    contents: 'Cotton shirts',
    isDocuments: false,
    isDomestic: false,
    valueKobo: 90_00,
    insuredKobo: 90_00,
    signatureRequired: false,
    labelFormat: 'pdf',
    customs: CUSTOMS,
    ...change,
  }
}

export function sentTo(change: Partial<Party>): Partial<BookingRequest> {
  return { receiver: { ...RECEIVER, ...change } }
}

export function lost(request: BookingRequest) {
  return { reference: request.reference, sentAt: DateTime.now(), request }
}

export function followed(...numbers: string[]) {
  return numbers.map((waybillNumber) => ({
    waybillNumber,
    bookedAt: DateTime.now(),
    destinationCountryCode: 'GB',
  }))
}

/** The driver and the DHL that it speaks with, until the test ends. The hasty one soon gives up. */
export async function dhl(cleanup: (end: () => Promise<void>) => unknown) {
  const fake = await startFakeDhl()
  cleanup(() => fake.close())
  const { account } = fake
  return {
    fake,
    courier: new DhlCourier(account),
    hasty: new DhlCourier(account, { timeoutMs: 500 }),
  }
}

/** What DHL told of one parcel. */
export async function toldOf(courier: DhlCourier, waybillNumber: string) {
  const told = await courier.trackMany(followed(waybillNumber))
  return told.get(waybillNumber)!
}

/** What a call throws. */
export async function thrownBy(call: Promise<unknown>): Promise<Error> {
  return call.then(
    (answer) => {
      throw new Error(`It answered ${JSON.stringify(answer)}`)
    },
    (error: Error) => error
  )
}
