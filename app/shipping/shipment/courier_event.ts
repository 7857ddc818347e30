import { createHash } from 'node:crypto'
import type { DateTime } from 'luxon'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** An event that a courier reports. `sourceId` is the courier's identifier and never changes. */
export interface CourierEvent {
  sourceId: string
  code: TrackingCode
  text: string
  /** ISO 3166 alpha-2. */
  countryCode: string | null
  place: string | null
  occurredAt: DateTime
  /** Signature on delivery, if the courier reports it. Only the receiver may see it. */
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

/** The text is left out because couriers edit it later. Repeated reports keep their id. */
export function buildEventId({ carrier, piece, time, code, place }: EventIdParts): string {
  const parts = [carrier, piece, time, code, place].map((part) => part.trim())
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
