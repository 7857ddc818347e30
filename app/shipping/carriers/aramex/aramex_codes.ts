import type { TrackingCode } from '#shipping/shipment/tracking_codes'

/** Aramex publishes no list of codes. Other integrations have received these. */
const MEANINGS: Record<string, TrackingCode> = {
  SH014: 'INFORMATION_RECEIVED',
  SH203: 'INFORMATION_RECEIVED',
  SH308: 'INFORMATION_RECEIVED',
  SH011: 'PICKED_UP',
  SH012: 'PICKED_UP',
  SH047: 'PICKED_UP',
  SH314: 'PICKED_UP',
  SH001: 'ON_THE_WAY',
  SH002: 'ON_THE_WAY',
  SH022: 'ON_THE_WAY',
  SH070: 'ON_THE_WAY',
  SH073: 'ON_THE_WAY',
  SH077: 'ON_THE_WAY',
  SH110: 'ON_THE_WAY',
  SH160: 'ON_THE_WAY',
  SH495: 'ON_THE_WAY',
  SH515: 'ON_THE_WAY',
  SH516: 'ON_THE_WAY',
  SH034: 'CLEARANCE_IN_PROGRESS',
  SH035: 'CLEARANCE_IN_PROGRESS',
  SH156: 'CLEARANCE_IN_PROGRESS',
  SH158: 'CLEARANCE_IN_PROGRESS',
  SH041: 'CLEARED_CUSTOMS',
  SH003: 'OUT_FOR_DELIVERY',
  SH004: 'OUT_FOR_DELIVERY',
  SH033: 'DELIVERY_FAILED',
  SH163: 'DELIVERY_FAILED',
  SH030: 'HELD',
  SH157: 'HELD',
  SH162: 'HELD',
  SH521: 'HELD',
  SH164: 'READY_FOR_COLLECTION',
  SH005: 'DELIVERED',
  SH006: 'DELIVERED',
  SH007: 'DELIVERED',
  SH154: 'DELIVERED',
  SH234: 'DELIVERED',
  SH239: 'DELIVERED',
  SH496: 'DELIVERED',
  SH597: 'DELIVERED',
  SH008: 'DELAYED',
  SH043: 'DELAYED',
  SH044: 'DELAYED',
  SH076: 'DELAYED',
  SH312: 'DELAYED',
  SH069: 'RETURNING',
  SH704: 'RETURNED',
  SH313: 'WITHDRAWN',
}

/** These codes have several meanings, so `WORDS` decides by the text. */
const AMBIGUOUS_CODES = new Set(['SH001', 'SH007', 'SH008', 'SH069', 'SH076', 'SH495'])

/** Meanings by words in the event's text. The first match wins. */
const WORDS: [RegExp, TrackingCode][] = [
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

export function aramexTrackingCode(code: string, description: string) {
  const known = MEANINGS[code]
  const trackingCode =
    known && !AMBIGUOUS_CODES.has(code) ? known : trackingCodeFromText(description)
  return { code: trackingCode ?? known ?? ('ON_THE_WAY' as const), isKnown: known !== undefined }
}

function trackingCodeFromText(description: string): TrackingCode | undefined {
  const text = description.toLowerCase().replace(/to be returned/, 'return')
  return WORDS.find(([words]) => words.test(text))?.[1]
}
