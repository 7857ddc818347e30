import {
  findByWords,
  logUnknownCode,
  readCodeTable,
  type ByWords,
} from '#shipping/carriers/wire/carrier_words'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Aramex publishes no list of codes. Other integrations have received these. */
const MEANINGS = readCodeTable({
  INFORMATION_RECEIVED: 'SH014 SH203 SH308',
  PICKED_UP: 'SH011 SH012 SH047 SH314',
  ON_THE_WAY: 'SH001 SH002 SH022 SH070 SH073 SH077 SH110 SH160 SH495 SH515 SH516',
  CLEARANCE_IN_PROGRESS: 'SH034 SH035 SH156 SH158',
  CLEARED_CUSTOMS: 'SH041',
  OUT_FOR_DELIVERY: 'SH003 SH004',
  DELIVERY_FAILED: 'SH033 SH163',
  HELD: 'SH030 SH157 SH162 SH521',
  READY_FOR_COLLECTION: 'SH164',
  DELIVERED: 'SH005 SH006 SH007 SH154 SH234 SH239 SH496 SH597',
  DELAYED: 'SH008 SH043 SH044 SH076 SH312',
  RETURNING: 'SH069',
  RETURNED: 'SH704',
  WITHDRAWN: 'SH313',
})

/** These codes have several meanings, so `WORDS` decides by the text. */
const AMBIGUOUS_CODES = new Set(['SH001', 'SH007', 'SH008', 'SH069', 'SH076', 'SH495'])

/** Meanings by words in the event's text. */
const WORDS: ByWords<TrackingCode> = [
  [/returned to|has been returned|^(shipment )?returned\b/, 'RETURNED'],
  [/\breturn/, 'RETURNING'],
  [/\blost\b|missing/, 'LOST'],
  [/damage/, 'DAMAGED'],
  [/cancel/, 'WITHDRAWN'],
  [/attempt|unable to deliver|not delivered|undeliver|delivery problem|refused/, 'DELIVERY_FAILED'],
  [/(will|to) be delivered|documents delivered/, 'ON_THE_WAY'],
  [/out for delivery/, 'OUT_FOR_DELIVERY'],
  [/to be prepared/, 'HELD'],
  [/ready for (collection|pick)|held for|(awaiting|for) collection/, 'READY_FOR_COLLECTION'],
  [/delivered|(collected|picked up) by (the )?consignee/, 'DELIVERED'],
  [/cleared|released (by|from) customs|clearance (is )?complete/, 'CLEARED_CUSTOMS'],
  [/customs|clearance/, 'CLEARANCE_IN_PROGRESS'],
  [/on hold|\bheld\b/, 'HELD'],
  [/delay|rescheduled/, 'DELAYED'],
  [/(record|shipment) created|pick-?up (is )?scheduled|confirmed/, 'INFORMATION_RECEIVED'],
  [/picked up|received at origin/, 'PICKED_UP'],
  [/(arrived|received) at destination/, 'ARRIVED_AT_DESTINATION'],
  [/departed (from )?origin/, 'DEPARTED_ORIGIN'],
]

export function aramexTrackingCode(code: string, description: string): TrackingCode {
  const known = MEANINGS.get(code)
  if (!known) logUnknownCode('aramex', code)
  if (known && !AMBIGUOUS_CODES.has(code)) return known
  const text = description.toLowerCase().replace(/to be returned/, 'return')
  return findByWords(WORDS, text) ?? known ?? 'ON_THE_WAY'
}
