import { createHmac, timingSafeEqual } from 'node:crypto'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appKeys, appUrl } from '#config/app'
import type Shipment from '#shipping/shipment/models/shipment'

/** 72 bits: an SMS pays for each character. */
const PROOF_LENGTH = 12

const TOKEN = new RegExp(`^(\\d{12})([\\w-]{${PROOF_LENGTH}})$`)

/** Where whoever got a text says that they want no more of them: short, signed, and kept nowhere. */
export function stopTextsLink({ trackingNumber }: Pick<Shipment, 'trackingNumber'>): string {
  return stopTextsUrl(`${trackingNumber}${tokenProofs(trackingNumber)[0]}`)
}

/** As long as a real one, and opens nothing. */
export function exampleStopTextsLink(): string {
  return stopTextsUrl('x'.repeat(12 + PROOF_LENGTH))
}

function stopTextsUrl(token: string): string {
  return `${appUrl}${urlFor('branding.stop_texts', { token })}`
}

/** The tracking number of a token; null for one that is none of ours. */
export function trackingNumberFromToken(token: string): number | null {
  const [, digits, proof] = TOKEN.exec(token) ?? []
  if (!digits || !proof) return null
  const trackingNumber = Number(digits)
  const isOurs = tokenProofs(trackingNumber).some((one) =>
    timingSafeEqual(Buffer.from(one), Buffer.from(proof))
  )
  return isOurs ? trackingNumber : null
}

/** The first is given; those of keys before it are still good. */
function tokenProofs(trackingNumber: number): string[] {
  return appKeys.map((key) =>
    createHmac('sha256', key.release())
      .update(`no texts about parcel ${trackingNumber}`)
      .digest('base64url')
      .slice(0, PROOF_LENGTH)
  )
}
