import type { FedexScan } from '#shipping/carriers/fedex/fedex_answers'
import {
  findByWords,
  logUnknownCode,
  readCodeTable,
  type ByWords,
} from '#shipping/carriers/wire/carrier_words'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

const CODES = readCodeTable({
  INFORMATION_RECEIVED: 'OC OX MD EP PD DS DR',
  PICKED_UP: 'PU PX AP OF',
  DEPARTED_ORIGIN: 'LO',
  ON_THE_WAY: 'IT IX AA AC AF AR AX DP EO PF PL PM SF SP TR OW',
  ARRIVED_AT_DESTINATION: 'FD',
  CLEARANCE_IN_PROGRESS: 'CP',
  CLEARED_CUSTOMS: 'CC',
  HELD: 'CD',
  OUT_FOR_DELIVERY: 'AD ED OD',
  READY_FOR_COLLECTION: 'HL HP',
  DELIVERED: 'DL',
  DELIVERY_FAILED: 'DE',
  DELAYED: 'DD DY',
})

/** These codes do not say where the parcel is. */
const CODES_WITHOUT_PLACE = 'HA CH RR RM RC AO AE RP LP RG RD'.split(' ')

/** Codes with several meanings: `WORDS` decides by the text. If nothing matches, this applies. */
const BY_WORDS = readCodeTable({ ON_THE_WAY: 'EA CA', RETURNING: 'RS', DELAYED: 'SE' })

/** DELIVERED would be final, so texts that only suggest an arrival count as in transit. */
const WORDS: ByWords<TrackingCode> = [
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

/** The meaning of a scan; null if the scan does not say where the parcel is. */
export function fedexTrackingCode({ eventType, ...words }: FedexScan): TrackingCode | null {
  const fedexCode = (eventType ?? '').trim().toUpperCase()
  if (CODES_WITHOUT_PLACE.includes(fedexCode)) return null
  const known = CODES.get(fedexCode)
  if (known) return known
  const texts = [words.eventDescription ?? '', words.exceptionDescription ?? '']
  const [codeFromText] = texts.flatMap((text) => findByWords(WORDS, text) ?? [])
  const usual = BY_WORDS.get(fedexCode)
  if (!usual) logUnknownCode('fedex', fedexCode)
  return codeFromText ?? usual ?? 'ON_THE_WAY'
}
