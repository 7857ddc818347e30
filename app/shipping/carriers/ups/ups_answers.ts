import {
  CourierNotNow,
  type CourierRefused,
  CourierSilent,
} from '#shipping/carriers/courier_driver'
import { textOf } from '#shipping/carriers/wire/answers'
import type { CarrierAnswer } from '#shipping/carriers/wire/carrier_api'

/** As far as we read it; every field may be missing. */
export type Told = Record<string, any>

export interface UpsProblem {
  code: string
  message: string
}

/** UPS tells one thing of a list as the thing itself, or nothing at all. */
export function listOf(told: unknown): Told[] {
  if (told === undefined || told === null || told === '') return []
  return Array.isArray(told) ? told : [told as Told]
}

/** None where it is no answer of UPS at all, but of something between. */
export function problemsOf({ body }: CarrierAnswer): UpsProblem[] {
  const told = body as Told
  const old = told?.Fault?.detail?.Errors?.ErrorDetail
  const found = [
    ...listOf(told?.response?.errors),
    ...listOf(old).map((one) => one.PrimaryErrorCode),
  ]
  return found.map((one) => ({
    code: textOf(one?.code ?? one?.Code),
    message: textOf(one?.message ?? one?.Description),
  }))
}

export function wordsOf(problems: UpsProblem[]): string {
  return problems.map(({ code, message }) => (code ? `${message} (${code})` : message)).join('; ')
}

/** What UPS warns of, for staff. */
export function alertsOf(response: Told | undefined): string[] {
  return listOf(response?.Alert).map(({ Code, Description }) =>
    wordsOf([{ code: textOf(Code), message: textOf(Description) }])
  )
}

/** What UPS has against our account, and so against every parcel. */
const ACCOUNT_CODES = /^(120100|120120|120124|2500\d\d|1040[13])$/
const ACCOUNT_WORDS =
  /(shipper|account) ?number|access license|(account|merchant|client|user)[^.]*(blocked|suspended|not (authori[sz]ed|enabled))|blocked merchant/i

/**
 * Throws for every answer of 4xx: CourierNotNow where the account is the trouble; `refusal` where UPS gives its
 * reasons; CourierSilent where something else answered, which proves nothing.
 */
export function requireTaken(
  answer: CarrierAnswer,
  operation: string,
  refusal: (problems: UpsProblem[]) => CourierRefused
): Told {
  if (answer.status < 400) return answer.body as Told
  const problems = problemsOf(answer)
  if (problems.length === 0) {
    throw new CourierSilent(`UPS answered ${operation} with ${answer.status} and no reason`)
  }
  requireAccount(problems)
  throw refusal(problems)
}

/** Throws where UPS does not accept our account: nothing was made, and staff must look into it. */
export function requireAccount(problems: UpsProblem[]) {
  const isOurs = problems.some(
    ({ code, message }) => ACCOUNT_CODES.test(code) || ACCOUNT_WORDS.test(message)
  )
  if (!isOurs) return
  throw new CourierNotNow(
    `We cannot book with UPS at the moment. Our staff are looking into it. UPS says: ${wordsOf(problems)}`
  )
}
