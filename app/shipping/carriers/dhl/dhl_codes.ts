import {
  findByWords,
  logUnknownCode,
  readCodeTable,
  type ByWords,
} from '#shipping/carriers/wire/carrier_words'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

const CODES = readCodeTable({
  PICKED_UP: 'PU SA',
  ON_THE_WAY: 'PL DF AF TR SM RR SC BR CS',
  ARRIVED_AT_DESTINATION: 'AR',
  CLEARANCE_IN_PROGRESS: 'IC PY',
  CLEARED_CUSTOMS: 'CR',
  HELD: 'CD UD BN HP OH SS',
  OUT_FOR_DELIVERY: 'WC',
  READY_FOR_COLLECTION: 'CC',
  // TP: DHL has handed the parcel to a local partner and reports nothing more.
  DELIVERED: 'OK TP',
  // PD: some packages have arrived, and DHL sends OK after the last one. The other codes: the
  // courier did not try to deliver, because it was too late or another day was agreed.
  DELAYED: 'PD MD AD MC MS FD',
  DELIVERY_FAILED: 'NH CA BA CM ND RD',
  RETURNING: 'RT',
  LOST: 'DS',
})

/** Meanings of unknown codes, by words in the event's text. */
const WORDS: ByWords<TrackingCode> = [
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

/** `leavesOrigin`: DHL scanned it in the sender's service area. One scan may mean two events. */
export function dhlTrackingCodes(
  typeCode: string,
  text: string,
  leavesOrigin: boolean
): TrackingCode[] {
  if (typeCode === 'DF' && leavesOrigin) return ['DEPARTED_ORIGIN']
  if (typeCode === 'DD') return ['DAMAGED', 'DELIVERED']
  const known = CODES.get(typeCode)
  if (known) return [known]
  logUnknownCode('dhl', typeCode)
  return [findByWords(WORDS, text) ?? 'ON_THE_WAY']
}
