import { DateTime } from 'luxon'
import type { BookingRequest, ShipmentParty } from '#shipping/carriers/booking_request'
import { CHIDI, declared, GRACE, shirts } from '#tests/unit/shipping/carriers/shirts'

const receiver = { ...GRACE, email: 'grace@miller.test' }

const customs = declared({
  invoiceDate: DateTime.fromISO('2026-12-01T09:00', { zone: 'Africa/Lagos' }),
})

/** A parcel of the day that the samples in UPS's documentation use. */
export function upsParcel(changes: Partial<BookingRequest> = {}): BookingRequest {
  return shirts({ service: '65', receiver, customs, ...changes })
}

export function withCustoms(changes: Partial<NonNullable<BookingRequest['customs']>>) {
  return upsParcel({ customs: { ...customs, ...changes } })
}

export function sentBy(changes: Partial<ShipmentParty>) {
  return upsParcel({ sender: { ...CHIDI, ...changes } })
}

export function sentTo(changes: Partial<ShipmentParty>) {
  return upsParcel({ receiver: { ...receiver, ...changes } })
}
