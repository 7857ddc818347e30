import logger from '@adonisjs/core/services/logger'
import { type Carrier, CARRIER_NAMES } from '#shipping/pricing/rules/carriers'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Reads a table that lists a courier's codes by meaning, separated by spaces. */
export function readCodeTable(table: Partial<Record<TrackingCode, string>>) {
  const meanings = Object.entries(table) as [TrackingCode, string][]
  return new Map(
    meanings.flatMap(([meaning, codes]) => codes.split(' ').map((code) => [code, meaning] as const))
  )
}

/** What words in a courier's text mean. The first match wins. */
export type ByWords<Meaning> = readonly [RegExp, Meaning][]

export function findByWords<Meaning>(list: ByWords<Meaning>, text: string): Meaning | undefined {
  return list.find(([words]) => words.test(text))?.[1]
}

const loggedCodes = new Set<string>()

/** Logs a code only once. */
export function logUnknownCode(carrier: Carrier, code: string) {
  const key = `${carrier} ${code}`
  if (loggedCodes.has(key)) return
  loggedCodes.add(key)
  logger.warn({ carrier, code }, `${CARRIER_NAMES[carrier]} sent an unknown tracking code`)
}
