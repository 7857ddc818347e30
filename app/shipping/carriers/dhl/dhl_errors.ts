import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'
import { dhlTexts } from '#shipping/carriers/dhl/dhl_answers'
import { toJsonObject } from '#shipping/carriers/wire/json_values'
import { type ByWords, findByWords } from '#shipping/carriers/wire/carrier_words'

const DEFAULT = 'DHL did not accept this shipment.'

/** `{whose}` becomes the party. */
const SENTENCES: ByWords<string> = [
  [
    /\b7147\b|vague/i,
    'DHL needs a fuller description of what is in the parcel. Say what each item is and what it is made of.',
  ],
  [
    /commodityCode|\bHS code|harmoni[sz]ed/i,
    'DHL does not accept the HS code of one of the items. Please check it.',
  ],
  [
    /postalCode|post ?code|zip code|postal code/i,
    'DHL does not know {whose} postal code. Please check it together with the city.',
  ],
  [
    /cityName|\bcity\b|service area/i,
    'DHL does not know {whose} city. Please check how it is written, and its postal code.',
  ],
  [/phone/i, 'DHL does not accept {whose} phone number. Please check it.'],
  [/email/i, 'DHL does not accept {whose} e-mail address. Please check it.'],
  [/addressLine/i, 'DHL does not accept {whose} street. Please check it.'],
  [/fullName|companyName/i, 'DHL does not accept {whose} name. Please check it.'],
  [/registrationNumbers/i, 'DHL does not accept {whose} tax number. Please check it.'],
  [
    /packages[^ ]*(weight|dimensions|length|width|height)|(exceeds?|maximum|over).{0,40}(weight|size|dimension)|(weight|size|dimensions?).{0,40}(exceeds?|maximum)/i,
    'The parcel is too heavy or too large for DHL on this route.',
  ],
  [
    /Special Service|valueAddedServices/i,
    'DHL does not offer one of the extras on this route: insurance, signature, or duties paid by the sender.',
  ],
  [
    /\b(996|1001|7008)\b|products?(\(s\))? (is |are )?not available|not available (at|between)/i,
    'DHL does not offer this service on this route. Please choose another one.',
  ],
  [
    /plannedShippingDateAndTime|plannedPickupDateAndTime|ShipTimeStamp|closeTime|cut-?off/i,
    'DHL cannot pick up at that time. Please choose another day.',
  ],
]

const ACCOUNT = /\baccounts?\b|for your username|contact your DHL Express IT/i
const PROCESS_FAILURE = /\b999:/

/** If DHL responded with an error, throws one of the errors that CourierDriver lists. */
export function requireDhlSuccess({ status, body }: CarrierAnswer): Record<string, unknown> {
  if (status < 400) return toJsonObject(body)
  throw dhlErrorFrom(body, status)
}

function dhlErrorFrom(body: unknown, status: number): Error {
  const words = dhlMessage(body)
  const fullMessage = `${words} (${status})`
  if (PROCESS_FAILURE.test(words))
    return new CourierUnresponsive(`DHL failed while processing the request: ${fullMessage}`)
  // DHL itself never responds with 404 or 405 here, so the request reached another host.
  if (status === 404 || status === 405)
    return new CourierUnavailable(`DHL cannot be reached: ${fullMessage}`)
  if (!isDhlAnswer(body))
    return new CourierUnresponsive(`A proxy answered instead of DHL: ${fullMessage}`)
  if (ACCOUNT.test(words))
    return new CourierUnavailable(`DHL does not accept our account: ${fullMessage}`)
  const sentence = findByWords(SENTENCES, words) ?? DEFAULT
  return new CourierRefused(sentence.replace('{whose}', whoseIn(words)), fullMessage)
}

export function isDhlAnswer(body: unknown): boolean {
  return typeof body === 'object' && body !== null
}

/** Adds DHL's details to its first line, which often says only how many errors there are. */
export function dhlMessage(body: unknown): string {
  if (typeof body === 'string') return body.slice(0, 300)
  const { detail, title, message, additionalDetails } = toJsonObject(body)
  const messages = [detail, ...dhlTexts(additionalDetails)].filter(
    (text) => typeof text === 'string'
  )
  return messages.length > 0 ? messages.join('; ') : String(message ?? title ?? '')
}

function whoseIn(words: string): string {
  if (/receiverDetails|destination/i.test(words)) return "the receiver's"
  return /shipperDetails|origin/i.test(words) ? "the sender's" : 'this'
}
