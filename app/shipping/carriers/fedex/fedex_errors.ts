import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { type FedexProblem, fedexMessage } from '#shipping/carriers/fedex/fedex_answers'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'
import { type ByWords, findByWords } from '#shipping/carriers/wire/carrier_words'

/** With these error codes, we do not know whether FedEx acted. */
const INTERNAL_ERROR_CODES = /^(INTERNAL|SYSTEM)\b|UNEXPECTED|TIME\.?OUT|SERVICE\.UNAVAILABLE/

/** Error codes of problems with our account, which a customer cannot solve. */
const ACCOUNT_ERROR_CODES = /ACCOUNT|PAYOR|AUTHORIZED|CREDENTIAL|^LOGIN|^FORBIDDEN/

const DOCUMENT_ERROR_WORDS =
  /\bETD|ELECTRONIC.?TRADE|TRADE.?DOCUMENT|(SHIPMENT|DEST)\.SPECIALSERVICE/

/** By the field that FedEx's error names. `{whose}` becomes the party. */
const SENTENCES: ByWords<string> = [
  [/PHONE/, 'FedEx does not accept {whose} phone number. Please check it.'],
  [/POSTAL|ZIP/, 'FedEx does not know {whose} postal code. Please check it with the city.'],
  [/CITY/, 'FedEx does not know {whose} city. Please check its spelling.'],
  [/STATE|PROVINCE/, 'FedEx does not know {whose} state. Please check it.'],
  [/STREET/, 'FedEx does not accept {whose} street. Please check it.'],
  [/EMAIL/, 'FedEx does not accept {whose} e-mail address. Please check it.'],
  [
    /HARMONI[SZ]ED/,
    'FedEx does not accept the customs code (HS code) of an item. Please check it.',
  ],
  [
    /DESCRIPTION|VAGUE/,
    'FedEx needs to know exactly what is inside. Please describe each item, e.g. "cotton shirts for men".',
  ],
  [
    /WEIGHT/,
    'A package is too heavy or too light for this service of FedEx. Please check its weight.',
  ],
  [
    /DIMENSION|LENGTH|GIRTH|HEIGHT|WIDTH/,
    'A package is too large for this service of FedEx. Please check its size.',
  ],
  [
    /SHIP\.?DATE|SHIPDATESTAMP|PICKUP.*DATE|READY|CUTOFF|CLOSE/,
    'FedEx cannot pick up at that time. Please choose another day.',
  ],
  [
    /DECLARED|CUSTOMS?\.?VALUE|INSURED/,
    'FedEx does not accept the declared value. Please check it.',
  ],
  [
    /SERVICE|COUNTRY|ORIGIN|DESTINATION/,
    'FedEx does not offer this service on this route. Please choose another courier.',
  ],
]

/** An error in FedEx's own format, except an internal one, proves that FedEx did nothing. */
export function fedexErrorFrom({ status, body }: CarrierAnswer, operation: string): Error {
  const problems = fedexProblemsIn(body)
  const codes = problems.map(({ code = '' }) => code.toUpperCase())
  if (
    status === 408 ||
    problems.length === 0 ||
    codes.some((code) => INTERNAL_ERROR_CODES.test(code))
  ) {
    return new CourierUnresponsive(`FedEx failed to ${operation} (${status})`)
  }
  const theirWords = problems.map(fedexMessage).join('; ')
  if (codes.some((code) => ACCOUNT_ERROR_CODES.test(code))) {
    return new CourierUnavailable(`FedEx does not accept our account: ${theirWords}`)
  }
  return new CourierRefused(sentenceFor(problems), theirWords)
}

export function fedexProblemsIn(body: unknown): FedexProblem[] {
  const errors = (body as { errors?: unknown } | null)?.errors
  return Array.isArray(errors) ? (errors as FedexProblem[]) : []
}

export function refusesElectronicInvoice({ body }: CarrierAnswer): boolean {
  return fedexProblemsIn(body).some((problem) =>
    DOCUMENT_ERROR_WORDS.test(fedexMessage(problem).toUpperCase())
  )
}

function sentenceFor(problems: FedexProblem[]): string {
  for (const problem of problems) {
    const named = (problem.parameterList ?? []).map(({ key, value }) => `${key} ${value}`)
    const code = (problem.code ?? '').toUpperCase()
    const all = [code, problem.message, ...named].join(' ').toUpperCase()
    const found = findByWords(SENTENCES, code) ?? findByWords(SENTENCES, all)
    if (found) return found.replace('{whose}', whoseOf(all))
  }
  return 'FedEx did not accept this shipment.'
}

function whoseOf(words: string): string {
  if (/RECIPIENT|DESTINATION|RECEIVER/.test(words)) return "the receiver's"
  return /SHIPPER|ORIGIN|SENDER/.test(words) ? "the sender's" : "the sender's or the receiver's"
}
