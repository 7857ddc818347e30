import type { DateTime } from 'luxon'
import type { BookingRequest, ShipmentParty } from '#shipping/carriers/booking_request'
import type { CourierDriverName } from '#shipping/pricing/rules/carriers'
import type { CourierEvent } from '#shipping/shipment/courier_event'
import type {
  CourierDocumentFormat,
  CourierDocumentKind,
} from '#shipping/shipment/models/carrier_paper'

/** A file that the courier made. `position` is that of its package, from 0; null where it is for all of them. */
export interface CourierDocument {
  kind: CourierDocumentKind
  format: CourierDocumentFormat
  position: number | null
  bytes: Buffer
}

/** What the courier calls our parcel, and each package of it where it names them. */
export interface CourierBooking {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
  /** The label among them. Empty where it was found again and gives no paper out a second time. */
  papers: CourierDocument[]
  /** What it asks of us, in the currency of the account: 12.5 and "USD". */
  charged?: { amount: number; currency: string } | null
  /** Its warnings, in its own words, for staff. */
  alerts?: string[]
  /** What a later void needs beside the number. */
  handles?: Record<string, string>
}

/** A booking whose answer never came, as we told the courier of it. */
export interface LostBooking {
  reference: string
  sentAt: DateTime
  request: BookingRequest
}

/** A parcel of theirs that we ask after. */
export interface ParcelToTrack {
  waybillNumber: string
  bookedAt: DateTime
  destinationCountryCode: string
}

export interface CarrierTracking {
  /** In any order. */
  events: CourierEvent[]
  /** Whether these are all that the courier knows: what it told before and does not tell now is withdrawn. */
  isWhole: boolean
  /** What its scales say, of all packages together. */
  chargeableGrams: number | null
}

/** `not_possible`: it takes none back, or not any more; `task` tells staff what to do instead. */
export type VoidOutcome =
  | { outcome: 'voided' | 'already' }
  | { outcome: 'not_possible'; task: string }

/** A parcel that is to be given back. */
export interface VoidRequest {
  waybillNumber: string
  senderCountryCode: string
  handles: Record<string, string>
}

export interface PickupRequest {
  /** Ours: at most 35 capital letters, digits and hyphens. */
  reference: string
  /** The day and hours in Lagos. `closeAt` is after `readyAt`, both as 14:30. */
  day: DateTime
  readyAt: string
  closeAt: string
  at: ShipmentParty
  /** Of all parcels together. */
  packages: number
  grams: number
  parcels: { waybillNumber: string; service: string; destinationCountryCode: string }[]
  note: string | null
}

export interface PickupBooking {
  /** What a person tells the courier on the telephone. */
  number: string
  handles: Record<string, string>
  alerts: string[]
}

/** A courier that sends somebody. Its answers may be lost too, so a silent one is never asked twice by itself. */
export interface PickupService {
  book(request: PickupRequest): Promise<PickupBooking>
  /** Canceling twice is canceling once. */
  cancel(pickup: PickupBooking & { day: DateTime; senderCountryCode: string }): Promise<VoidOutcome>
}

/** A courier that calls us when something happens. */
export interface TrackingAlertService {
  readonly mostAtOnce: number
  /** How long one subscription lives. */
  readonly days: number
  /** Answers the numbers that it took. `secret` is what it shows when it calls `url`. */
  subscribe(waybillNumbers: string[], to: { url: string; secret: string }): Promise<string[]>
}

/**
 * A courier, as far as we need one. What it throws says what is known: CourierRefused, it will not, and nothing was
 * made; CourierNotNow, nothing was made either, and later it may; CourierSilent and whatever else, nobody knows what
 * became of it. None of them knows a repeated booking: `book` is called once for each reference, and whoever has no
 * answer looks with `findByReference`.
 */
export interface CourierDriver {
  /** Names the source of its events. At most 20 characters. */
  readonly name: CourierDriverName

  /** A harmless call. Throws CourierRefused for keys that it does not take. */
  greet(): Promise<void>

  book(request: BookingRequest): Promise<CourierBooking>

  /** Null where it has none under this reference so far. */
  findByReference(lost: LostBooking): Promise<CourierBooking | null>

  /** How many numbers one call of `trackMany` may hold. */
  readonly trackedAtOnce: number

  /** By waybill number; those that it knows nothing of are left out. */
  trackMany(parcels: ParcelToTrack[]): Promise<Map<string, CarrierTracking>>

  /** Gives the waybill back. Doing it twice is doing it once. */
  void(parcel: VoidRequest): Promise<VoidOutcome>

  readonly pickups?: PickupService
  readonly alerts?: TrackingAlertService
}

/**
 * The courier will not do this, and nothing was made. The message is a plain sentence for whoever must act, which a
 * customer may read too; `theirWords` are the courier's own, for staff.
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

/** The courier did not answer in time, or the answer was lost on the way: nobody knows whether it acted. */
export class CourierUnresponsive extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CourierSilent'
  }
}

/** It certainly did nothing: it was not reached, does not accept our keys, or wants us to wait. Ask again later. */
export class CourierUnavailable extends CourierUnresponsive {
  constructor(
    message: string,
    readonly retryAt: Date | null = null
  ) {
    super(message)
    this.name = 'CourierNotNow'
  }
}

/** It does not accept our keys, or not for this. Waiting alone does not help: staff look at the account. */
export class CredentialsRefused extends CourierUnavailable {
  constructor(message: string) {
    super(message)
    this.name = 'KeysRefused'
  }
}
