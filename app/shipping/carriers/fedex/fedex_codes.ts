import logger from '@adonisjs/core/services/logger'
import type { FedexScan } from '#shipping/carriers/fedex/fedex_answers'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Meanings of FedEx's status codes. Null if a code does not say where the parcel is. */
const CODES: Record<string, TrackingCode | null> = {
  OC: 'INFORMATION_RECEIVED',
  OX: 'INFORMATION_RECEIVED',
  MD: 'INFORMATION_RECEIVED',
  EP: 'INFORMATION_RECEIVED',
  PD: 'INFORMATION_RECEIVED',
  DS: 'INFORMATION_RECEIVED',
  DR: 'INFORMATION_RECEIVED',
  PU: 'PICKED_UP',
  PX: 'PICKED_UP',
  AP: 'PICKED_UP',
  OF: 'PICKED_UP',
  LO: 'DEPARTED_ORIGIN',
  IT: 'ON_THE_WAY',
  IX: 'ON_THE_WAY',
  AA: 'ON_THE_WAY',
  AC: 'ON_THE_WAY',
  AF: 'ON_THE_WAY',
  AR: 'ON_THE_WAY',
  AX: 'ON_THE_WAY',
  DP: 'ON_THE_WAY',
  EO: 'ON_THE_WAY',
  PF: 'ON_THE_WAY',
  PL: 'ON_THE_WAY',
  PM: 'ON_THE_WAY',
  SF: 'ON_THE_WAY',
  SP: 'ON_THE_WAY',
  TR: 'ON_THE_WAY',
  OW: 'ON_THE_WAY',
  FD: 'ARRIVED_AT_DESTINATION',
  CP: 'CLEARANCE_IN_PROGRESS',
  CC: 'CLEARED_CUSTOMS',
  CD: 'HELD',
  AD: 'OUT_FOR_DELIVERY',
  ED: 'OUT_FOR_DELIVERY',
  OD: 'OUT_FOR_DELIVERY',
  HL: 'READY_FOR_COLLECTION',
  HP: 'READY_FOR_COLLECTION',
  DL: 'DELIVERED',
  DE: 'DELIVERY_FAILED',
  DD: 'DELAYED',
  DY: 'DELAYED',
  HA: null,
  CH: null,
  RR: null,
  RM: null,
  RC: null,
  AO: null,
  AE: null,
  RP: null,
  LP: null,
  RG: null,
  RD: null,
}

/** Codes with several meanings: `WORDS` decides by the text. If nothing matches, this applies. */
const BY_WORDS: Record<string, TrackingCode> = {
  EA: 'ON_THE_WAY',
  CA: 'ON_THE_WAY',
  RS: 'RETURNING',
  SE: 'DELAYED',
}

/** DELIVERED would be final, so texts that only suggest an arrival count as in transit. */
const WORDS: [RegExp, TrackingCode][] = [
  [/\breturned\b/i, 'RETURNED'],
  [/\breturn(ing)?\b/i, 'RETURNING'],
  [/shipment cancel|cancell?ed by (the )?s(ender|hipper)/i, 'WITHDRAWN'],
  [/\blost\b|cannot be located|unable to locate/i, 'LOST'],
  [/damage/i, 'DAMAGED'],
  [
    /unable to deliver|not (be )?delivered|delivery (attempt|exception)|refused|not available|business closed/i,
    'DELIVERY_FAILED',
  ],
  [
    /ready for (recipient )?(pick ?-?up|collection)|available for pick ?-?up/i,
    'READY_FOR_COLLECTION',
  ],
  [/(out|vehicle) for delivery/i, 'OUT_FOR_DELIVERY'],
  [/^delivered\b/i, 'DELIVERED'],
  [/export (approved|released)/i, 'EXPORT_SCAN'],
  [/clearance delay|held|\bhold\b/i, 'HELD'],
  [/clear(ed|ance complete)/i, 'CLEARED_CUSTOMS'],
  [/clearance|customs/i, 'CLEARANCE_IN_PROGRESS'],
  [/delay/i, 'DELAYED'],
  [/picked up/i, 'PICKED_UP'],
  [/information (sent|received)|label (created|printed)/i, 'INFORMATION_RECEIVED'],
]

const unknownCodes = new Set<string>()

/** The meaning of a scan; null if the scan does not say where the parcel is. */
export function fedexTrackingCode({ eventType, ...words }: FedexScan): TrackingCode | null {
  const fedexCode = (eventType ?? '').trim().toUpperCase()
  const known = CODES[fedexCode]
  if (known !== undefined) return known
  const texts = [words.eventDescription, words.exceptionDescription].filter(Boolean)
  const codeFromText = texts.flatMap(
    (text) => WORDS.find(([about]) => about.test(text!))?.[1] ?? []
  )[0]
  const usual = BY_WORDS[fedexCode]
  if (!usual && !unknownCodes.has(fedexCode)) {
    unknownCodes.add(fedexCode)
    logger.warn({ code: fedexCode }, 'FedEx sent an unknown tracking code')
  }
  return codeFromText ?? usual ?? 'ON_THE_WAY'
}
