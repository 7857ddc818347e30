import { errors as limiterErrors } from '@adonisjs/limiter'
import { waitOf } from '#shared/errors/wait'
import type { Caller } from '#identity/sessions/caller'
import { inEnglish, type Words } from '#shared/languages/words'
import type Shipment from '#shipping/shipment/models/shipment'
import { NoTrackingInformation, trackedShipment } from '#shipping/tracking/tracking'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'
import {
  InvalidTrackingNumber,
  MOST_DIGITS,
  trackingNumberFrom,
} from '#shipping/shipment/tracking_number'

/** What was typed comes back to be corrected, but not a novel. */
const LONGEST_SHOWN = 40

/** What a tracking page shows where there is no parcel to show: a sentence about why not, or just its form. */
type TrackingLookup = {
  /** As it was given, to be corrected. */
  trackingNumber: string
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

type Reader = { asker?: Caller; words?: Words }

/** Looks a number up for a page, which shows failures instead of throwing them. */
export async function lookUpShipment(
  visitor: string,
  given: unknown,
  { asker, words = inEnglish() }: Reader = {}
): Promise<Looked> {
  const trackingNumber = typeof given === 'string' ? given.trim().slice(0, LONGEST_SHOWN) : ''
  const lookup = { trackingNumber, fieldError: null, notice: null }
  const found = { lookup, shipment: null, status: 200, wait: null }
  if (given === undefined) return found
  try {
    const number = trackingNumberFrom(given)
    await throttleTracking(visitor)
    return { ...found, shipment: await trackedShipment(number, asker) }
  } catch (error) {
    const { status, ...explanation } = explained(error, words)
    return { ...found, lookup: { ...lookup, ...explanation }, status, wait: waitOf(error) }
  }
}

function explained(error: unknown, words: Words): Partial<TrackingLookup> & { status: number } {
  if (error instanceof InvalidTrackingNumber) {
    const fieldError = words.t(`tracking.error.${error.problem}`, { digits: MOST_DIGITS })
    return { status: 422, fieldError }
  }
  if (error instanceof NoTrackingInformation) {
    return { status: 404, notice: words.t('tracking.error.none') }
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    return { status: 429, notice: waitSentence(error.response.availableIn, words) }
  }
  throw error
}

export function waitSentence(seconds: number, words: Words): string {
  return seconds < 120
    ? words.t('tracking.error.waitSeconds', { count: seconds })
    : words.t('tracking.error.waitMinutes', { count: Math.ceil(seconds / 60) })
}
