import { errors as limiterErrors } from '@adonisjs/limiter'
import type { Caller } from '#identity/sessions/caller'
import { waitOf } from '#shared/errors/wait'
import type Shipment from '#shipping/shipment/models/shipment'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import {
  detailOf,
  NoTrackingInformation,
  trackedShipment,
  type TrackingDetail,
} from '#shipping/tracking/tracking'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'
import { trackingMapOf } from '#shipping/tracking/tracking_map'
import { InvalidTrackingNumber, trackingNumberFrom } from '#shipping/shipment/tracking_number'

/** What was typed comes back to be corrected, but not a novel. */
const LONGEST_SHOWN = 40

/** What a tracking page has to show: a parcel, a sentence about why not, or just its form. */
type TrackingLookup = {
  /** As it was given, to be corrected. */
  trackingNumber: string
  detail: TrackingDetail | null
  map: RouteMapDrawing | null
  /** About what was typed. */
  fieldError: string | null
  /** About what was found. */
  notice: string | null
}

type Looked = {
  lookup: TrackingLookup
  /** Null where there is none to be seen. */
  shipment: Shipment | null
  /** Of HTTP, for the page. */
  status: number
  /** The seconds until another try. */
  wait: number | null
}

/** Looks a number up for a page, which shows failures instead of throwing them. */
export async function lookUpShipment(
  visitor: string,
  given: unknown,
  asker?: Caller
): Promise<Looked> {
  const trackingNumber = typeof given === 'string' ? given.trim().slice(0, LONGEST_SHOWN) : ''
  const nothing = { trackingNumber, detail: null, map: null, fieldError: null, notice: null }
  const found = { lookup: nothing, shipment: null, status: 200, wait: null }
  if (given === undefined) return found
  try {
    const number = trackingNumberFrom(given)
    await throttleTracking(visitor)
    const shipment = await trackedShipment(number, asker)
    const lookup = { ...nothing, detail: detailOf(shipment), map: trackingMapOf(shipment) }
    return { ...found, lookup, shipment }
  } catch (error) {
    const { status, ...explanation } = explained(error)
    return { ...found, lookup: { ...nothing, ...explanation }, status, wait: waitOf(error) }
  }
}

function explained(error: unknown): Partial<TrackingLookup> & { status: number } {
  if (error instanceof InvalidTrackingNumber) return { status: 422, fieldError: error.message }
  if (error instanceof NoTrackingInformation) return { status: 404, notice: error.message }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    return { status: 429, notice: waitSentence(error.response.availableIn) }
  }
  throw error
}

export function waitSentence(seconds: number): string {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return `Too many tries. Please wait ${wait} and try again.`
}
