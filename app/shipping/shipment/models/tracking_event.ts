import { TrackingEventSchema } from '#database/schema'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Something that happened to a parcel, as whoever has it told us. */
export default class TrackingEvent extends TrackingEventSchema {
  declare code: TrackingCode
}
