import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DateTime } from 'luxon'
import type { BookingRequest } from '#shipping/carriers/booking_request'
import { GRACE, shirts } from '#tests/unit/shipping/carriers/shirts'

/** Sample requests and responses of FedEx's documentation. */
export const fedexSamples = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fedex_samples.json'), 'utf8')
)

/** A parcel to the state that the samples in FedEx's documentation use. */
export function fedexParcel(changed: Partial<BookingRequest> = {}): BookingRequest {
  const receiver = { ...GRACE, stateCode: 'ENG', stateName: 'England' }
  const readyAt = DateTime.now().plus({ days: 1 })
  return shirts({ service: 'FEDEX_INTERNATIONAL_PRIORITY', readyAt, receiver, ...changed })
}

export function inPackages(count: number, changed: Partial<BookingRequest> = {}): BookingRequest {
  const parcel = fedexParcel(changed)
  return { ...parcel, packages: Array.from({ length: count }, () => parcel.packages[0]!) }
}
