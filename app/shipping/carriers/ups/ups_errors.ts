import { CourierRefused } from '#shipping/carriers/courier_driver'
import { type UpsProblem, upsMessage } from '#shipping/carriers/ups/ups_answers'
import { type ByWords, findByWords } from '#shipping/carriers/wire/carrier_words'

const UNKNOWN = 'UPS did not accept this shipment.'

const NO_SERVICE =
  'UPS does not offer this service between these two places. Please choose another courier.'

/** UPS's codes for a service that it does not offer. */
const NO_SERVICE_CODES = ['111210', '121210']

/** `{whose}` becomes the party. */
const SENTENCES: ByWords<string> = [
  [
    /phone/i,
    'UPS does not accept the phone number of {whose}. Please check it, with its country code.',
  ],
  [/postal|postcode|zip code/i, 'UPS does not know the postal code of {whose}. Please check it.'],
  [/\bcity\b/i, 'UPS does not know the city of {whose}. Please check how it is spelt.'],
  [/\bstate\b|province/i, 'UPS does not know the state of {whose}. Please check it.'],
  [
    /service[^.]*(un|not |in)(available|valid|offered)|unavailable between|not available (from|between|to)/i,
    NO_SERVICE,
  ],
  [
    /weight|dimension|girth|oversize|too (large|heavy)|package size/i,
    'This parcel is too heavy or too large for this service of UPS. Please check its weight and size, or choose another courier.',
  ],
  [
    /description|commodity|harmoni[sz]ed|tariff code/i,
    'UPS needs a clearer description of what is in the parcel. Please say what each item is and what it is made of.',
  ],
  [
    /value|invoice line|monetary/i,
    'UPS does not accept the value of this parcel. Please check it.',
  ],
  [/address ?line|street|address/i, 'UPS does not accept the address of {whose}. Please check it.'],
  [/\bname\b|attention/i, 'UPS does not accept the name of {whose}. Please check it.'],
]

export function upsBookingRefusal(problems: UpsProblem[]): CourierRefused {
  const sentence = problems.map(sentenceOf).find((found) => found !== null)
  return new CourierRefused(sentence ?? UNKNOWN, upsMessage(problems))
}

function sentenceOf({ code, message }: UpsProblem): string | null {
  if (NO_SERVICE_CODES.includes(code)) return NO_SERVICE
  return findByWords(SENTENCES, message)?.replace('{whose}', whoseOf(message)) ?? null
}

function whoseOf(message: string): string {
  if (/ship ?from|shipper|sender|origin|pickup/i.test(message)) return 'the sender'
  if (/ship ?to|receiver|recipient|consignee|destination/i.test(message)) return 'the receiver'
  return 'the sender or the receiver'
}
