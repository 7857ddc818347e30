import { isDay } from '#shared/time/rules/day'
import {
  type Check,
  isEmpty,
  missing,
  number,
  optional,
  text,
} from '#shared/http/rules/field_checks'
import { SURCHARGE_KINDS } from '#shipping/pricing/surcharges/rules/surcharge_kinds'

/** What a form of a surcharge asks for, in the words of its labels. */
export const SURCHARGE_LABELS = {
  name: 'Name',
  kind: 'Kind',
  percent: 'Percent of the shipping rate',
  amount: 'Amount',
  courier: 'Courier',
  lane: 'Lane',
  origin: 'From',
  destination: 'To',
  aboveWeight: 'Above, in kg',
  endWeight: 'Up to, in kg',
  longerThan: 'Longest side over, in cm',
  startsOn: 'First day',
  endsOn: 'Last day',
} as const

export type SurchargeField = keyof typeof SURCHARGE_LABELS

const KG = { min: 0, max: 1000, decimals: 3 }

export const surchargeChecks = {
  name: named,
  kind: (value) =>
    SURCHARGE_KINDS.includes(value as never) ? null : missing(SURCHARGE_LABELS.kind),
  percent: optional(number(SURCHARGE_LABELS.percent, { min: 0.01, max: 100, decimals: 2 })),
  amount: optional(number(SURCHARGE_LABELS.amount, { min: 1, max: 100_000_000, decimals: 2 })),
  aboveWeight: optional(number(SURCHARGE_LABELS.aboveWeight, KG)),
  endWeight: optional(number(SURCHARGE_LABELS.endWeight, { ...KG, min: 0.001 })),
  longerThan: optional(
    number(SURCHARGE_LABELS.longerThan, { min: 1, max: 999, decimals: 0, kind: 'measure' })
  ),
  startsOn: optional(dayOf(SURCHARGE_LABELS.startsOn)),
  endsOn: optional(dayOf(SURCHARGE_LABELS.endsOn)),
} satisfies Partial<Record<SurchargeField, Check>>

/** As customers read it on their bill. */
function named(value: unknown): string | null {
  const problem = text(SURCHARGE_LABELS.name, { max: 60 })(value)
  if (problem) return problem
  return /\p{Cc}/u.test(String(value)) ? `"${SURCHARGE_LABELS.name}" is invalid` : null
}

function dayOf(label: string): Check {
  return (value) =>
    typeof value === 'string' && isDay(value)
      ? null
      : `"${label}" must be a date such as 2026-11-20`
}

type Entered = {
  kind: string
  percent?: number | null
  amount?: number | null
  aboveWeight?: number | null
  endWeight?: number | null
  longerThan?: number | null
  startsOn?: string | null
  endsOn?: string | null
}

/** What is wrong between fields that are right alone. */
export function surchargeProblems(entered: Entered): { field: SurchargeField; message: string }[] {
  const { kind, percent, amount, aboveWeight, endWeight, longerThan, startsOn, endsOn } = entered
  const wrong = (field: SurchargeField, message: string, isWrong: boolean) =>
    isWrong ? [{ field, message }] : []
  return [
    ...wrong('percent', ONE_PRICE, isEmpty(percent) === isEmpty(amount)),
    ...wrong(
      'endWeight',
      '"Up to, in kg" must be more than "Above, in kg"',
      !isEmpty(endWeight) && endWeight! <= (aboveWeight ?? 0)
    ),
    ...wrong(
      'longerThan',
      'Only an oversize surcharge can depend on the longest side',
      !isEmpty(longerThan) && kind !== 'oversize'
    ),
    ...wrong(
      'endsOn',
      '"Last day" must not be before "First day"',
      !isEmpty(startsOn) && !isEmpty(endsOn) && endsOn! < startsOn!
    ),
  ]
}

const ONE_PRICE = 'Please enter either a percentage or an amount'
