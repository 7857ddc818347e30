import { createHmac, timingSafeEqual } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appKeys } from '#config/app'
import { DomainError } from '#shared/errors/domain_error'
import { dialledNumber } from '#shared/phones/dialled_number'
import { toInternationalNumber } from '#shared/phones/rules/international_number'
import { parsePhoneParts } from '#shared/phones/rules/phone_parts'
import type Shipment from '#shipping/shipment/models/shipment'

/** 22 base64url characters are 132 bits, and short enough for an SMS. */
export const RECEIVER_KEY_LENGTH = 22

export class WrongLastDigits extends DomainError {
  constructor() {
    super(
      'E_VALIDATION_ERROR',
      'These are not the last four digits of the receiver\u2019s phone number.',
      'lastFour'
    )
  }
}

export class NotFourDigits extends DomainError {
  constructor() {
    super('E_VALIDATION_ERROR', '"Last four digits" must be four digits', 'lastFour')
  }
}

export class WrongPhoneNumber extends DomainError {
  constructor() {
    super(
      'E_VALIDATION_ERROR',
      'This is not the phone number that the parcel was booked for.',
      'contact'
    )
  }
}

/** The link carries a key, which proves that its reader got our message. */
export function receiverPath({ trackingNumber }: Pick<Shipment, 'trackingNumber'>): string {
  const qs = { k: receiverKey({ trackingNumber }) }
  return urlFor('shipping.public_tracking', { trackingNumber }, { qs })
}

export function receiverKey({ trackingNumber }: Pick<Shipment, 'trackingNumber'>): string {
  return receiverKeys(trackingNumber)[0]!
}

export function isReceiverLink(
  { k: key }: Record<string, unknown>,
  { trackingNumber }: Pick<Shipment, 'trackingNumber'>
): boolean {
  if (typeof key !== 'string') return false
  return receiverKeys(trackingNumber).some((one) => isSameText(key, one))
}

/** The keys are signed and cannot be forged. The first is current; older app keys stay valid. */
function receiverKeys(trackingNumber: number): string[] {
  return appKeys.map((key) =>
    createHmac('sha256', key.release())
      .update(`receiver of parcel ${trackingNumber}`)
      .digest('base64url')
      .slice(0, RECEIVER_KEY_LENGTH)
  )
}

/**
 * Limits guesses, because four digits have only ten thousand combinations. Throws NotFourDigits,
 * WrongLastDigits and E_TOO_MANY_REQUESTS.
 */
export async function checkLastFour(shipment: Shipment, given: unknown, address: string) {
  const typed = typeof given === 'string' ? given.replaceAll(/\s/g, '') : ''
  if (!/^\d{4}$/.test(typed)) throw new NotFourDigits()
  await countGuess(shipment, address)
  const digits = parsePhoneParts(shipment.address('destination').phoneNumber).number.slice(-4)
  if (!isSameText(typed, digits)) throw new WrongLastDigits()
}

/** Counts as a guess at the last four digits. Throws WrongPhoneNumber and E_TOO_MANY_REQUESTS. */
export async function checkPhoneNumber(shipment: Shipment, typed: string, address: string) {
  await countGuess(shipment, address)
  const { dialledNumber: number, countryCode } = shipment.address('destination')
  const [booked, given] = [number, dialledNumber(typed, countryCode)].map(
    (one) => one && toInternationalNumber(one)
  )
  if (!booked || !given || !isSameText(given, booked)) throw new WrongPhoneNumber()
}

async function countGuess({ id }: Shipment, address: string) {
  const limits = [
    { requests: 5, duration: '15 minutes', key: `receiver:parcel:${id}` },
    { requests: 20, duration: '1 day', key: `receiver:parcel:day:${id}` },
    { requests: 20, duration: '1 hour', key: `receiver:address:${address}` },
  ]
  for (const { key, ...limit } of limits) await limiter.use(limit).consume(key)
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
