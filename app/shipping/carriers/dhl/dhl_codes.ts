import logger from '@adonisjs/core/services/logger'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

const CODES: Record<string, TrackingCode[]> = {
  PU: ['PICKED_UP'],
  SA: ['PICKED_UP'],
  PL: ['ON_THE_WAY'],
  DF: ['ON_THE_WAY'],
  AF: ['ON_THE_WAY'],
  TR: ['ON_THE_WAY'],
  SM: ['ON_THE_WAY'],
  RR: ['ON_THE_WAY'],
  SC: ['ON_THE_WAY'],
  BR: ['ON_THE_WAY'],
  CS: ['ON_THE_WAY'],
  AR: ['ARRIVED_AT_DESTINATION'],
  IC: ['CLEARANCE_IN_PROGRESS'],
  PY: ['CLEARANCE_IN_PROGRESS'],
  CR: ['CLEARED_CUSTOMS'],
  CD: ['HELD'],
  UD: ['HELD'],
  BN: ['HELD'],
  HP: ['HELD'],
  OH: ['HELD'],
  SS: ['HELD'],
  WC: ['OUT_FOR_DELIVERY'],
  CC: ['READY_FOR_COLLECTION'],
  OK: ['DELIVERED'],
  // DHL has handed the parcel to a local partner and reports nothing more.
  TP: ['DELIVERED'],
  DD: ['DAMAGED', 'DELIVERED'],
  // Some packages have arrived. DHL sends OK after the last one.
  PD: ['DELAYED'],
  NH: ['DELIVERY_FAILED'],
  CA: ['DELIVERY_FAILED'],
  BA: ['DELIVERY_FAILED'],
  CM: ['DELIVERY_FAILED'],
  ND: ['DELIVERY_FAILED'],
  RD: ['DELIVERY_FAILED'],
  // The courier did not try to deliver: it was too late, or another day was agreed.
  MD: ['DELAYED'],
  AD: ['DELAYED'],
  MC: ['DELAYED'],
  MS: ['DELAYED'],
  FD: ['DELAYED'],
  RT: ['RETURNING'],
  DS: ['LOST'],
}

/** Meanings of unknown codes, by words in the event's text. The first match wins. */
const WORDS: [RegExp, TrackingCode][] = [
  [/return(ed|ing)? to (the )?(shipper|sender|consignor|origin)/i, 'RETURNING'],
  [/not delivered|unable to deliver|could not be delivered|attempt|refused/i, 'DELIVERY_FAILED'],
  [/\bon hold\b|\bheld\b/i, 'HELD'],
  [
    /await.*collection|ready for collection|available for (pick ?up|collection)/i,
    'READY_FOR_COLLECTION',
  ],
  [/out for delivery|with (delivering )?courier/i, 'OUT_FOR_DELIVERY'],
  [/clear(ed|ance).*(complete|release)|released by customs|cleared customs/i, 'CLEARED_CUSTOMS'],
  [/clearance|customs/i, 'CLEARANCE_IN_PROGRESS'],
  [/picked up/i, 'PICKED_UP'],
  [/\blost\b/i, 'LOST'],
  [/damaged/i, 'DAMAGED'],
  [/delay/i, 'DELAYED'],
  [/^(shipment )?delivered\b/i, 'DELIVERED'],
]

const loggedCodes = new Set<string>()

/** `leavesOrigin`: DHL scanned it in the sender's service area. One scan may mean two events. */
export function dhlTrackingCodes(
  typeCode: string,
  text: string,
  leavesOrigin: boolean
): TrackingCode[] {
  if (typeCode === 'DF' && leavesOrigin) return ['DEPARTED_ORIGIN']
  const known = CODES[typeCode]
  if (known) return known
  if (!loggedCodes.has(typeCode)) {
    loggedCodes.add(typeCode)
    logger.warn({ carrier: 'dhl', code: typeCode }, 'DHL sent an unknown tracking code')
  }
  return [WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'ON_THE_WAY']
}
