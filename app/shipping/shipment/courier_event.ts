import type { DateTime } from 'luxon'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Something that the courier says happened. `sourceId` is theirs and never changes. */
export interface CourierEvent {
  sourceId: string
  code: TrackingCode
  text: string
  /** ISO 3166 alpha-2. */
  countryCode: string | null
  place: string | null
  occurredAt: DateTime
  /** The parcel waits there to be fetched. */
  accessPoint?: AccessPoint
}

interface AccessPoint {
  address: string
  city: string
  /** ISO 3166 alpha-2. */
  countryCode: string
  postalCode: string | null
}
