import type { CourierDriverName } from '#shipping/pricing/carriers'
import type Shipment from '#shipping/shipment/models/shipment'
import type { CourierEvent } from '#shipping/shipment/courier_event'

/** What the courier calls our parcel, and each package of it where it names them. */
export interface CourierBooking {
  waybillNumber: string
  packageWaybillNumbers?: (string | null)[]
}

/**
 * A courier, as far as we need one. Every call may be made again after a crash or a timeout and then
 * has the same effect once. CourierRefused means that asking again will not help, CourierSilent that it
 * may; so does whatever else is thrown, but that is a fault of ours to look into.
 */
export interface CourierDriver {
  /** Names the source of its events. At most 20 characters. */
  readonly name: CourierDriverName

  /**
   * The same transaction reference always gets the same waybill. Takes a shipment loaded whole. Null: a person
   * books it, and it waits for them.
   */
  book(shipment: Shipment): Promise<CourierBooking | null>

  /** Everything that happened until now, in any order; all of it again at the next call. */
  track(waybillNumber: string): Promise<CourierEvent[]>

  /** Gives the waybill back. Doing it twice is doing it once. */
  void(waybillNumber: string): Promise<void>
}

/** The courier will not take this. The message is a plain sentence for the person who must act. */
export class CourierRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CourierRefused'
  }
}

/** The courier did not answer in time, or the answer was lost on the way. */
export class CourierSilent extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CourierSilent'
  }
}
