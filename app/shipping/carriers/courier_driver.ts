import type { DateTime } from 'luxon'
import type { BookingRequest, ShipmentParty } from '#shipping/carriers/booking_request'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import type {
  CourierDocumentFormat,
  CourierDocumentKind,
} from '#shipping/shipment/models/carrier_document'

/** `position` is the index of the package, from 0. Null: the document is for the whole shipment. */
export interface CourierDocument {
  kind: CourierDocumentKind
  format: CourierDocumentFormat
  position: number | null
  bytes: Buffer
}

export interface CourierBooking {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
  /** Label and customs documents. May be empty if `findByReference` found the booking. */
  documents: CourierDocument[]
  /** The courier's charge to us, in the currency of our account, such as 12.5 and "USD". */
  charge?: { amount: number; currency: string } | null
  alerts?: string[]
  /** Identifiers that the courier needs for a void, besides the waybill number. */
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
  /** True if `events` is the whole history: stored events that it lacks are then withdrawn. */
  isComplete: boolean
  /** The weight of all packages together, as the courier measured it. */
  chargeableGrams: number | null
}

/** `not_possible`: the courier does not cancel the waybill. `task` tells staff what to do. */
export type VoidOutcome =
  | { outcome: 'voided' | 'already' }
  | { outcome: 'not_possible'; task: string }

export interface VoidRequest {
  waybillNumber: string
  senderCountryCode: string
  handles: Record<string, string>
}

export interface PickupRequest {
  /** Our reference: at most 35 capital letters, digits and hyphens. */
  reference: string
  /** Day and hours are in Lagos time. `closeAt` is after `readyAt`; both look like 14:30. */
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

/** We never repeat an order whose response was lost: the courier may have accepted it. */
export interface PickupService {
  book(request: PickupRequest): Promise<PickupBooking>
  /** Must be idempotent, because we repeat an unanswered cancellation. */
  cancel(pickup: PickupBooking & { day: DateTime; senderCountryCode: string }): Promise<VoidOutcome>
}

export interface TrackingAlertService {
  readonly maxAtOnce: number
  readonly days: number
  /** Returns the numbers that the courier accepted. It sends `secret` when it calls `url`. */
  subscribe(waybillNumbers: string[], to: { url: string; secret: string }): Promise<string[]>
}

/**
 * Drivers throw:
 * - CourierRefused: the courier did nothing and will not do it.
 * - CourierUnavailable: the courier did nothing, but a later attempt may succeed.
 * - CourierUnresponsive or any other error: we do not know whether the courier acted.
 * Couriers do not recognise repeated bookings: call `book` once per reference. If its outcome is
 * unknown, call `findByReference`.
 */
export interface CourierDriver {
  /** Stored as the source of tracking events: at most 20 characters. */
  readonly name: CourierDriverName

  /** Throws CourierRefused if the courier does not accept our credentials. */
  checkConnection(): Promise<void>

  book(request: BookingRequest): Promise<CourierBooking>

  /** Finds a booking whose response was lost. Null if the courier has no such booking yet. */
  findByReference(lost: LostBooking): Promise<CourierBooking | null>

  readonly maxTrackedAtOnce: number

  /** Returns a map by waybill number, without parcels that the courier does not know. */
  trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>>

  /** Must be idempotent, because we repeat an unanswered cancellation. */
  void(parcel: VoidRequest): Promise<VoidOutcome>

  readonly pickups?: PickupService
  readonly alerts?: TrackingAlertService
}

/**
 * The courier refused the request and did nothing. `message` is for customers; `theirWords`, the
 * courier's own text, is for staff.
 */
export class CourierRefused extends Error {
  constructor(
    message: string,
    readonly theirWords: string | null = null
  ) {
    super(message)
    this.name = 'CourierRefused'
  }
}

/** We have no usable response, so we do not know whether the courier acted. */
export class CourierUnresponsive extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CourierUnresponsive'
  }
}

/** The request had no effect: the courier was unreachable, or refused our credentials or rate. */
export class CourierUnavailable extends CourierUnresponsive {
  constructor(
    message: string,
    readonly retryAt: Date | null = null
  ) {
    super(message)
    this.name = 'CourierUnavailable'
  }
}

/** The courier rejects our credentials, so retries do not help: staff must check the account. */
export class CredentialsRefused extends CourierUnavailable {
  constructor(message: string) {
    super(message)
    this.name = 'CredentialsRefused'
  }
}
