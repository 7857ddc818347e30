import {
  CourierUnavailable,
  CourierRefused,
  CourierUnresponsive,
} from '#shipping/carriers/courier_driver'
import { toText } from '#shipping/carriers/wire/json_values'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

/** A JSON object from UPS. Any of its fields may be missing. */
export type UpsObject = Record<string, any>

export interface UpsProblem {
  code: string
  message: string
}

/** UPS returns a list of one element as the element itself, and omits an empty list. */
export function toUpsList(value: unknown): UpsObject[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [value as UpsObject]
}

/** Returns an empty list if the response came from a proxy, not from UPS. */
export function upsProblemsIn({ body }: CarrierAnswer): UpsProblem[] {
  const response = body as UpsObject
  const old = response?.Fault?.detail?.Errors?.ErrorDetail
  const found = [
    ...toUpsList(response?.response?.errors),
    ...toUpsList(old).map((one) => one.PrimaryErrorCode),
  ]
  return found.map((one) => ({
    code: toText(one?.code ?? one?.Code),
    message: toText(one?.message ?? one?.Description),
  }))
}

export function upsMessage(problems: UpsProblem[]): string {
  return problems.map(({ code, message }) => (code ? `${message} (${code})` : message)).join('; ')
}

export function upsAlertsIn(response: UpsObject | undefined): string[] {
  return toUpsList(response?.Alert).map(({ Code, Description }) =>
    upsMessage([{ code: toText(Code), message: toText(Description) }])
  )
}

const ACCOUNT_CODES = /^(120100|120120|120124|2500\d\d|1040[13])$/
const ACCOUNT_WORDS =
  /(shipper|account) ?number|access license|(account|merchant|client|user)[^.]*(blocked|suspended|not (authori[sz]ed|enabled))|blocked merchant/i

/**
 * Throws CourierUnavailable for problems with our account, CourierUnresponsive if UPS names no
 * reason, and otherwise CourierRefused with the sentence `refusal`, or what it makes of the reasons.
 */
export function requireUpsSuccess(
  answer: CarrierAnswer,
  operation: string,
  refusal: string | ((problems: UpsProblem[]) => CourierRefused)
): UpsObject {
  if (answer.status < 400) return answer.body as UpsObject
  const problems = upsProblemsIn(answer)
  if (problems.length === 0) {
    throw new CourierUnresponsive(`UPS answered ${operation} with ${answer.status} and no reason`)
  }
  requireUpsAccount(problems)
  throw typeof refusal === 'string'
    ? new CourierRefused(refusal, upsMessage(problems))
    : refusal(problems)
}

/** Throws CourierUnavailable if UPS rejects our account, because it then did nothing. */
export function requireUpsAccount(problems: UpsProblem[]) {
  const isOurs = problems.some(
    ({ code, message }) => ACCOUNT_CODES.test(code) || ACCOUNT_WORDS.test(message)
  )
  if (!isOurs) return
  throw new CourierUnavailable(
    `We cannot book with UPS at the moment. Our staff are looking into it. UPS says: ${upsMessage(problems)}`
  )
}
