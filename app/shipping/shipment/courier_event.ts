import { createHash } from 'node:crypto'
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
  /** Who took a delivered parcel, where the courier tells: the receiver's to know. */
  signedBy?: string
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

interface EventIdParts {
  carrier: string
  /** The number of the piece that was scanned. */
  piece: string
  /** As the carrier sent it, in whatever form. */
  time: string
  code: string
  place: string
}

/**
 * A `sourceId` where the carrier gives none: the same for the same scan however often it is told. Never of the text,
 * which carriers edit later.
 */
export function buildEventId({ carrier, piece, time, code, place }: EventIdParts): string {
  const parts = [carrier, piece, time, code, place].map((part) => part.trim())
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
