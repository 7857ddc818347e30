import { createHmac, timingSafeEqual } from 'node:crypto'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { appKeys, appUrl } from '#config/app'
import type Shipment from '#shipping/shipment/models/shipment'

/** 72 bits: short, because every character of an SMS costs money. */
const PROOF_LENGTH = 12

const TOKEN = new RegExp(`^(\\d{12})([\\w-]{${PROOF_LENGTH}})$`)

/** A short signed link, which needs no storage. */
export function stopTextsLink({ trackingNumber }: Pick<Shipment, 'trackingNumber'>): string {
  return stopTextsUrl(`${trackingNumber}${tokenProofs(trackingNumber)[0]}`)
}

/** Returns a link for previews: as long as a real one, but not valid. */
export function exampleStopTextsLink(): string {
  return stopTextsUrl('x'.repeat(12 + PROOF_LENGTH))
}

function stopTextsUrl(token: string): string {
  return `${appUrl}${urlFor('branding.stop_texts', { token })}`
}

/** Null for an invalid token. */
export function trackingNumberFromToken(token: string): number | null {
  const [, digits, proof] = TOKEN.exec(token) ?? []
  if (!digits || !proof) return null
  const trackingNumber = Number(digits)
  const isOurs = tokenProofs(trackingNumber).some((one) =>
    timingSafeEqual(Buffer.from(one), Buffer.from(proof))
  )
  return isOurs ? trackingNumber : null
}

/** Links are signed with the current key, which is first; former keys still verify them. */
function tokenProofs(trackingNumber: number): string[] {
  return appKeys.map((key) =>
    createHmac('sha256', key.release())
      .update(`no texts about parcel ${trackingNumber}`)
      .digest('base64url')
      .slice(0, PROOF_LENGTH)
  )
}
