import type { DateTime } from 'luxon'
import type { BookingRequest, ShipmentParty } from '#shipping/carriers/booking_request'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import type {
  CourierDocumentFormat,
  CourierDocumentKind,
} from '#shipping/shipment/models/carrier_document'

/** `position` is the package, from 0; null means the whole shipment. */
export interface CourierDocument {
  kind: CourierDocumentKind
  format: CourierDocumentFormat
  position: number | null
  bytes: Buffer
}

export interface CourierBooking {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
  /** Includes the label. May be empty for a looked-up booking. */
  documents: CourierDocument[]
  /** The courier's price in the currency of our account: 12.5 and "USD". */
  charge?: { amount: number; currency: string } | null
  alerts?: string[]
  /** Identifiers that a later void needs beside the waybill number. */
  handles?: Record<string, string>
}

export interface LostBooking {
  reference: string
  sentAt: DateTime
  request: BookingRequest
}

export interface ParcelToTrack {
  waybillNumber: string
  bookedAt: DateTime
  destinationCountryCode: string
}

export interface CarrierTracking {
  events: CourierEvent[]
  /** The report is complete, so missing earlier events are withdrawn. */
  isComplete: boolean
  /** Measured weight of all packages together. */
  chargeableGrams: number | null
}

/** `not_possible`: it cannot be cancelled; `task` tells staff what to do. */
export type VoidOutcome =
  | { outcome: 'voided' | 'already' }
  | { outcome: 'not_possible'; task: string }

export interface VoidRequest {
  waybillNumber: string
  senderCountryCode: string
  handles: Record<string, string>
}

export interface PickupRequest {
  /** Ours: at most 35 capital letters, digits and hyphens. */
  reference: string
  /** Lagos time. `closeAt` is after `readyAt`, both as 14:30. */
  day: DateTime
  readyAt: string
  closeAt: string
  at: ShipmentParty
  packages: number
  grams: number
  parcels: { waybillNumber: string; service: string; destinationCountryCode: string }[]
  note: string | null
}

export interface PickupBooking {
  number: string
  handles: Record<string, string>
  alerts: string[]
}

/** Responses may get lost, so an unanswered order is never repeated automatically. */
export interface PickupService {
  book(request: PickupRequest): Promise<PickupBooking>
  /** Idempotent. */
  cancel(pickup: PickupBooking & { day: DateTime; senderCountryCode: string }): Promise<VoidOutcome>
}

export interface TrackingAlertService {
  readonly maxAtOnce: number
  readonly days: number
  /** Returns the accepted numbers. The courier sends `secret` when it calls `url`. */
  subscribe(waybillNumbers: string[], to: { url: string; secret: string }): Promise<string[]>
}

/**
 * Errors say what is known:
 * - CourierRefused: nothing was made, and the courier will not do it.
 * - CourierUnavailable: nothing was made, but a later attempt may succeed.
 * - CourierUnresponsive or anything else: the outcome is unknown.
 * Couriers do not recognise repeated bookings: call `book` once per reference, then
 * `findByReference`.
 */
export interface CourierDriver {
  /** Source of the tracking events, at most 20 characters. */
  readonly name: CourierDriverName

  /** Checks the credentials. Throws CourierRefused if they are not accepted. */
  checkConnection(): Promise<void>

  book(request: BookingRequest): Promise<CourierBooking>

  /** Null if the courier has none yet. */
  findByReference(lost: LostBooking): Promise<CourierBooking | null>

  readonly maxTrackedAtOnce: number

  /** By waybill number; leaves out unknown ones. */
  trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>>

  /** Idempotent. */
  void(parcel: VoidRequest): Promise<VoidOutcome>

  readonly pickups?: PickupService
  readonly alerts?: TrackingAlertService
}

/** Nothing was made. Customers may read `message`; `theirWords` quotes the courier for staff. */
export class CourierRefused extends Error {
  constructor(
    message: string,
    readonly theirWords: string | null = null
  ) {
    super(message)
    this.name = 'CourierRefused'
  }
}

/** The response is missing: the courier may or may not have acted. */
export class CourierUnresponsive extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CourierSilent'
  }
}

/** Nothing was done: unreachable, rejected credentials or rate limit. Retry later. */
export class CourierUnavailable extends CourierUnresponsive {
  constructor(
    message: string,
    readonly retryAt: Date | null = null
  ) {
    super(message)
    this.name = 'CourierNotNow'
  }
}

/** Retries alone do not help: staff must check the account. */
export class CredentialsRefused extends CourierUnavailable {
  constructor(message: string) {
    super(message)
    this.name = 'KeysRefused'
  }
}
