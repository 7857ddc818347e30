import type { CarrierTracking } from '#shipping/carriers/courier_driver'
import { aramexTrackingCode } from '#shipping/carriers/aramex/aramex_codes'
import { parseWcfDate } from '#shipping/carriers/aramex/aramex_values'
import { toJsonObjects, toText, type JsonObject } from '#shipping/carriers/wire/json_values'
import { type CourierEvent, buildEventId } from '#shipping/shipment/courier_event'

const GRAMS = { KG: 1000, LB: 453.592 }

/** Tracking by waybill number. */
export function parseAramexTracking(answer: JsonObject): Map<string, CarrierTracking> {
  const results = toJsonObjects(answer.TrackingResults)
  return new Map(
    results.flatMap(({ Key, Value }) => {
      const updates = toJsonObjects(Value)
      return updates.length > 0 ? [[toText(Key), toAramexTracking(toText(Key), updates)]] : []
    })
  )
}

/**
 * Ignores results whose key is neither the waybill nor our reference: other customers' shipments.
 */
export function aramexWaybillNumbers(answer: JsonObject, reference: string): string[] {
  const found = toJsonObjects(answer.TrackingResults).flatMap(({ Key, Value }) => {
    const numbers = toJsonObjects(Value).map(({ WaybillNumber }) => toText(WaybillNumber))
    const name = toText(Key)
    return name === reference || numbers.includes(name) ? numbers : []
  })
  return [...new Set(found.filter(Boolean))].sort()
}

function toAramexTracking(waybillNumber: string, updates: JsonObject[]): CarrierTracking {
  return {
    events: updates.flatMap((update) => eventOf(waybillNumber, update) ?? []),
    isComplete: true,
    chargeableGrams: chargeableGrams(updates),
  }
}

/** Null if Aramex names no time. Does not read the signer's name, which is in the comments. */
function eventOf(waybillNumber: string, update: JsonObject): CourierEvent | null {
  const occurredAt = parseWcfDate(update.UpdateDateTime)
  if (!occurredAt) return null
  const aramexCode = toText(update.UpdateCode).toUpperCase()
  const text = toText(update.UpdateDescription)
  const location = toText(update.UpdateLocation)
  return {
    sourceId: buildEventId({
      carrier: 'aramex',
      piece: waybillNumber,
      time: toText(update.UpdateDateTime),
      code: aramexCode,
      place: location,
    }),
    code: aramexTrackingCode(aramexCode, text),
    text: text || 'Aramex has news of the shipment',
    ...parseAramexLocation(location),
    occurredAt,
  }
}

/** Parses "London, United Kingdom". */
function parseAramexLocation(location: string): {
  place: string | null
  countryCode: string | null
} {
  const [, place = '', country = ''] = /^(.*?),\s*([^,]+)$/.exec(location) ?? []
  const countryCode = countryCodes().get(country)
  if (countryCode) return { place: place || null, countryCode }
  const alone = countryCodes().get(location)
  return { place: alone ? null : location || null, countryCode: alone ?? null }
}

let codesByName: Map<string, string> | null = null

function countryCodes(): Map<string, string> {
  codesByName ??= new Map(namedCountries())
  return codesByName
}

function namedCountries(): [string, string][] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  return codes.flatMap((code) => {
    const name = names.of(code)
    // `Intl.Locale` replaces a former country code by the present one.
    return name ? [[name, new Intl.Locale(`und-${code}`).region ?? code]] : []
  })
}

function chargeableGrams(updates: JsonObject[]): number | null {
  const weighed = updates
    .map((update) => ({ grams: gramsOf(update), at: parseWcfDate(update.UpdateDateTime) }))
    .filter(({ grams, at }) => grams > 0 && at)
    .sort((one, other) => other.at!.toMillis() - one.at!.toMillis())
  return weighed[0]?.grams ?? null
}

function gramsOf(update: JsonObject): number {
  const unit = toText(update.WeightUnit).toUpperCase().startsWith('LB') ? 'LB' : 'KG'
  return Math.round(Number(toText(update.ChargeableWeight)) * GRAMS[unit]) || 0
}
