import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'
import { toJsonObjects, toText, type JsonObject } from '#shipping/carriers/wire/json_values'
import type { ByWords } from '#shipping/carriers/wire/carrier_words'

export interface AramexNotification {
  code: string
  message: string
}

const ARAMEX_UNAVAILABLE =
  'We cannot book with Aramex at the moment. Our staff are looking into it.'
const NOT_ACCEPTED = 'Aramex did not accept this shipment.'

/** `suggestAramexCities` recognises refusals by this beginning. */
export const UNKNOWN_ARAMEX_CITY = 'Aramex does not know the city'

const ACCOUNT_CODES = new Set(['ERR01', 'ERR02', 'ERR03', 'ERR51'])
const ACCOUNT_WORDS = /user ?name|password|credential|client ?info|account ?(number|pin|entity)/i

const KNOWN_CODE = 'ERR30'
const KNOWN_WORDS = /duplicate|already (exist|used|been used)/i

const BROKEN_WORDS =
  /internal|unexpected|unhandled|exception|time-?d? ?out|try again|object reference|deadlock/i

/** Errors that somebody can correct, by words in Aramex's message. `{whose}` becomes the party. */
const SENTENCES: ByWords<string> = [
  [/phone|mobile/i, 'Aramex does not accept {whose} phone number. Please check it.'],
  [/e-?mail/i, 'Aramex does not accept {whose} e-mail address. Please check it.'],
  [/\bcity\b/i, `${UNKNOWN_ARAMEX_CITY} of {whose} address. Please check it.`],
  [
    /post ?(al )?code|zip/i,
    'Aramex does not know the postal code of {whose} address. Please check it.',
  ],
  [
    /weight|dimension|length|width|height|volume/i,
    'Aramex does not carry a parcel of this weight or size.',
  ],
  [
    /description ?of ?goods|goods ?description|commodit|\bhs\b/i,
    'Aramex needs to know exactly what is in the parcel. Please describe it in more detail.',
  ],
  [
    /customs|\bvalue\b/i,
    'Aramex does not accept the value or the customs details. Please check them.',
  ],
  [
    /product|not served|not serviced|no service|out of (area|service)|not covered/i,
    'Aramex does not offer this service on this route.',
  ],
  [
    /\bdate|\btime\b|pickup ?(date|time)|ready ?time|closing ?time/i,
    'Aramex does not accept this day or time. Please choose another.',
  ],
  [/address|\bline ?\d/i, 'Aramex does not accept {whose} address. Please check it.'],
]

export function aramexNotifications(...parts: JsonObject[]): AramexNotification[] {
  return parts.flatMap(({ Notifications }) =>
    toJsonObjects(Notifications).map(({ Code, Message }) => ({
      code: toText(Code),
      message: toText(Message),
    }))
  )
}

export function aramexMessage(notes: AramexNotification[]): string {
  return notes.map(({ code, message }) => `${code} ${message}`.trim()).join('; ')
}

export function isAramexAccountError({ code, message }: AramexNotification): boolean {
  return ACCOUNT_CODES.has(code) || ACCOUNT_WORDS.test(message)
}

/** If Aramex gives no reason or had an internal failure, returns CourierUnresponsive. */
export function aramexErrorFrom(notes: AramexNotification[], otherwise = NOT_ACCEPTED): Error {
  if (notes.length === 0) return new CourierUnresponsive('Aramex gave no reason')
  if (notes.some(isAramexAccountError)) return aramexUnavailable(aramexMessage(notes))
  if (notes.some(({ code, message }) => code === KNOWN_CODE || KNOWN_WORDS.test(message))) {
    return new CourierUnresponsive('Aramex knows this reference already')
  }
  if (notes.some(({ message }) => BROKEN_WORDS.test(message))) {
    return new CourierUnresponsive(`Aramex failed: ${aramexMessage(notes)}`)
  }
  return new CourierRefused(customerMessage(notes) ?? otherwise, aramexMessage(notes))
}

/**
 * Aramex rejects unreadable requests with 400 or 413 and answers others with 200, so any other
 * status comes from a proxy or the wrong host.
 */
export function aramexRejection({ status, body }: CarrierAnswer): Error {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  const fullMessage = `${status} ${words.trim().slice(0, 500)}`
  if (status === 404 || status === 405) return aramexUnavailable(fullMessage)
  if (status === 400 || status === 413) return new CourierRefused(NOT_ACCEPTED, fullMessage)
  return new CourierUnresponsive(`A proxy answered instead of Aramex: ${fullMessage}`)
}

function aramexUnavailable(theirWords: string): CourierUnavailable {
  return new CourierUnavailable(`${ARAMEX_UNAVAILABLE} Aramex says: ${theirWords}`)
}

function customerMessage(notes: AramexNotification[]): string | null {
  for (const [word, sentence] of SENTENCES) {
    const note = notes.find(({ message }) => word.test(message))
    if (note) return sentence.replace('{whose}', whoseOf(note))
  }
  return null
}

function whoseOf({ message }: AramexNotification): string {
  if (/consignee|destination/i.test(message)) return "the receiver's"
  return /shipper|origin|pickup/i.test(message) ? "the sender's" : "the sender's or the receiver's"
}
