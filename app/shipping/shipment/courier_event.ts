import { createHash } from 'node:crypto'
import type { DateTime } from 'luxon'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** An event that a courier reports. `sourceId` identifies it at the courier and never changes. */
export interface CourierEvent {
  sourceId: string
  code: TrackingCode
  text: string
  /** ISO 3166 alpha-2. */
  countryCode: string | null
  place: string | null
  occurredAt: DateTime
  /** Who signed for the delivery, if the courier reports it. Only the receiver may see the name. */
  signedBy?: string
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
  piece: string
  time: string
  code: string
  place: string
}

/** Repeated reports get the same id: it ignores the text, which couriers may edit later. */
export function buildEventId({ carrier, piece, time, code, place }: EventIdParts): string {
  const parts = [carrier, piece, time, code, place].map((part) => part.trim())
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
