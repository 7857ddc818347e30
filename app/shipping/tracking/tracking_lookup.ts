import { errors as limiterErrors } from '@adonisjs/limiter'
import { findRetryDelaySeconds } from '#shared/errors/retry_delay'
import type { Caller } from '#identity/sessions/caller'
import { getEnglishTranslator, type Translator } from '#shared/languages/translator'
import type Shipment from '#shipping/shipment/models/shipment'
import {
  NoTrackingInformation,
  findTrackedShipment,
} from '#shipping/tracking/build_tracking_detail'
import { throttleTracking } from '#shipping/tracking/tracking_throttle'
import {
  InvalidTrackingNumber,
  MAX_TRACKING_NUMBER_DIGITS,
  parseTrackingNumber,
} from '#shipping/shipment/parse_tracking_number'

const MAX_SHOWN_LENGTH = 40

type TrackingLookup = {
  trackingNumber: string
  fieldError: string | null
  notice: string | null
}

type LookupResult = {
  lookup: TrackingLookup
  shipment: Shipment | null
  status: number
  retryAfterSeconds: number | null
}

type LookupOptions = { viewer?: Caller; translator?: Translator }

/** Returns an error as part of the result instead of throwing it. */
export async function lookUpShipment(
  visitor: string,
  given: unknown,
  { viewer, translator = getEnglishTranslator() }: LookupOptions = {}
): Promise<LookupResult> {
  const trackingNumber = typeof given === 'string' ? given.trim().slice(0, MAX_SHOWN_LENGTH) : ''
  const lookup = { trackingNumber, fieldError: null, notice: null }
  const found = { lookup, shipment: null, status: 200, retryAfterSeconds: null }
  if (given === undefined) return found
  try {
    const number = parseTrackingNumber(given)
    await throttleTracking(visitor)
    return { ...found, shipment: await findTrackedShipment(number, viewer) }
  } catch (error) {
    const { status, ...explanation } = explainLookupError(error, translator)
    return {
      ...found,
      lookup: { ...lookup, ...explanation },
      status,
      retryAfterSeconds: findRetryDelaySeconds(error),
    }
  }
}

function explainLookupError(
  error: unknown,
  translator: Translator
): Partial<TrackingLookup> & { status: number } {
  if (error instanceof InvalidTrackingNumber) {
    const fieldError = translator.t(`tracking.error.${error.problem}`, {
      digits: MAX_TRACKING_NUMBER_DIGITS,
    })
    return { status: 422, fieldError }
  }
  if (error instanceof NoTrackingInformation) {
    return { status: 404, notice: translator.t('tracking.error.none') }
  }
  if (error instanceof limiterErrors.E_TOO_MANY_REQUESTS) {
    return { status: 429, notice: waitMessage(error.response.availableIn, translator) }
  }
  throw error
}

export function waitMessage(seconds: number, translator: Translator): string {
  return seconds < 120
    ? translator.t('tracking.error.waitSeconds', { count: seconds })
    : translator.t('tracking.error.waitMinutes', { count: Math.ceil(seconds / 60) })
}
