import { errors as limiterErrors } from '@adonisjs/limiter'
import type { HttpContext } from '@adonisjs/core/http'
import type { RouteMapDrawing } from '#shipping/tracking/rules/drawing'
import {
  detailOf,
  NoTrackingInformation,
  trackedShipment,
  type TrackingDetail,
} from '#shipping/tracking/tracking'
import { countTracking } from '#shipping/tracking/tracking_throttle'
import { trackingMapOf } from '#shipping/tracking/tracking_map'
import { InvalidTrackingNumber, trackingNumberFrom } from '#shipping/shipment/tracking_number'

/** What was typed comes back to be corrected, but not a novel. */
const LONGEST_SHOWN = 40

/** What a tracking page has to show: a parcel, a sentence about why not, or just its form. */
export type TrackingLookup = {
  /** As it was given, to be corrected. */
  trackingNumber: string
  detail: TrackingDetail | null
  map: RouteMapDrawing | null
  /** About what was typed. */
  fieldError: string | null
  /** About what was found. */
  notice: string | null
}

/** Looks a number up for a page, which shows failures instead of throwing them. */
export async function lookUpTracking(ctx: HttpContext, given: unknown): Promise<TrackingLookup> {
  const { lookup } = await lookUpShipment(ctx, given)
  return lookup
}

/** The same, with the shipment where there is one. */
export async function lookUpShipment(ctx: HttpContext, given: unknown) {
  const trackingNumber = typeof given === 'string' ? given.trim().slice(0, LONGEST_SHOWN) : ''
  const nothing = { trackingNumber, detail: null, map: null, fieldError: null, notice: null }
  if (given === undefined) return { lookup: nothing, shipment: null }
  try {
    const number = trackingNumberFrom(given)
    await countTracking(ctx)
    const shipment = await trackedShipment(number)
    const lookup = { ...nothing, detail: detailOf(shipment), map: trackingMapOf(shipment) }
    return { lookup, shipment }
  } catch (error) {
    const { status, ...explanation } = explained(error)
    ctx.response.status(status)
    return { lookup: { ...nothing, ...explanation }, shipment: null }
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
