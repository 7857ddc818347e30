import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { type UpsObject } from '#shipping/carriers/ups/ups_answers'
import { findByWords, logUnknownCode, type ByWords } from '#shipping/carriers/wire/carrier_words'
import { toText } from '#shipping/carriers/wire/json_values'

/** From UPS's list "Status/Description Codes". */
const BY_NUMBER: Partial<Record<TrackingCode, number[]>> = {
  INFORMATION_RECEIVED: [0, 3, 16, 44, 45, 65, 77, 79, 80, 131, 133, 135, 148, 157, 163, 166],
  PICKED_UP: [38, 160, 167, 168, 169],
  CLEARANCE_IN_PROGRESS: [12, 92, 123, 126],
  CLEARED_CUSTOMS: [14, 84, 134],
  ON_THE_WAY: [
    ...[5, 10, 18, 20, 25, 27, 28, 39, 41, 42, 47, 54, 56, 57, 63, 70, 71, 73, 74, 75, 82, 87],
    ...[88, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    ...[111, 112, 113, 114, 115, 116, 117, 120, 121, 122, 127, 128, 136, 137, 138, 142, 143],
    ...[153, 154, 155, 158, 159, 164, 165],
  ],
  OUT_FOR_DELIVERY: [6, 21, 37, 72, 78, 89, 91, 146, 162],
  DELIVERED: [11, 26],
  DELAYED: [30, 32, 46, 48, 49, 50, 51, 52, 53, 55, 76, 86, 90, 129, 132],
  DELIVERY_FAILED: [22, 23, 24, 60, 61, 62, 64, 66, 69, 139, 145],
  HELD: [13, 19, 29, 58, 83, 85, 124, 125, 141],
  READY_FOR_COLLECTION: [17, 40, 144, 161],
  RETURNING: [33, 35, 36, 118, 119],
  RETURNED: [34, 67, 81],
  LOST: [68, 130, 140, 147, 149],
  DAMAGED: [59],
  WITHDRAWN: [7, 43],
}

const CODES = new Map(
  Object.entries(BY_NUMBER).flatMap(([code, numbers]) =>
    numbers.map((number) => [number, code as TrackingCode] as const)
  )
)

/** If UPS's status is only "On the way", the text of the scan may say more. */
const PASSAGES: ByWords<TrackingCode> = [
  [/export scan/i, 'EXPORT_SCAN'],
  [/import scan/i, 'IMPORT_SCAN'],
  [/destination scan/i, 'ARRIVED_AT_DESTINATION'],
  [/departed.*origin|origin scan/i, 'DEPARTED_ORIGIN'],
]

/** Meanings of unknown status numbers, by words in the text. */
const WORDS: ByWords<TrackingCode> = [
  [/\bvoid/i, 'WITHDRAWN'],
  [/returned to (the )?(sender|shipper)/i, 'RETURNED'],
  [/return(ing)? to (the )?(sender|shipper)/i, 'RETURNING'],
  [/\blost\b|missing|cannot be located/i, 'LOST'],
  [/damage|destroyed/i, 'DAMAGED'],
  [/attempt|refused|unable to deliver/i, 'DELIVERY_FAILED'],
  [/out for delivery|delivery vehicle/i, 'OUT_FOR_DELIVERY'],
  [/ready for .*(pickup|collection)|delivered to .*access point/i, 'READY_FOR_COLLECTION'],
  [/cleared|clearance completed/i, 'CLEARED_CUSTOMS'],
  [/customs|clearance/i, 'CLEARANCE_IN_PROGRESS'],
  [/^delivered\b|(was|been) delivered/i, 'DELIVERED'],
  [/\bheld\b|on hold|action required/i, 'HELD'],
  [/delay|weather|rescheduled/i, 'DELAYED'],
  [/picked up|pickup scan/i, 'PICKED_UP'],
  [/label|billing information|ready for ups/i, 'INFORMATION_RECEIVED'],
  ...PASSAGES,
]

const BY_TYPE: Record<string, TrackingCode> = {
  D: 'DELIVERED',
  M: 'INFORMATION_RECEIVED',
  MV: 'WITHDRAWN',
  P: 'PICKED_UP',
  RS: 'RETURNED',
}

/** Reads the status number, because the two-letter code of a scan is ambiguous. */
export function upsTrackingCode({ type, statusCode, code, description }: UpsObject): TrackingCode {
  const words = toText(description)
  const known = CODES.get(Number(toText(statusCode) || Number.NaN))
  if (toText(type) === 'RS' && (known ?? 'DELIVERED') === 'DELIVERED') return 'RETURNED'
  if (known === 'ON_THE_WAY') return findByWords(PASSAGES, words) ?? known
  if (known) return known
  logUnknownCode('ups', toText(statusCode) || toText(code))
  return findByWords(WORDS, words) ?? BY_TYPE[toText(type)] ?? 'ON_THE_WAY'
}
