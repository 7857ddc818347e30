import { isIsoDay } from '#shared/time/rules/day'
import {
  type Check,
  isEmpty,
  formatEmptyMessage,
  numberCheck,
  optionalCheck,
  textCheck,
} from '#shared/http/rules/field_checks'
import { SURCHARGE_KINDS } from '#shipping/pricing/surcharges/rules/surcharge_kinds'

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
  name: checkSurchargeName,
  kind: (value) =>
    SURCHARGE_KINDS.includes(value as never) ? null : formatEmptyMessage(SURCHARGE_LABELS.kind),
  percent: optionalCheck(
    numberCheck(SURCHARGE_LABELS.percent, { min: 0.01, max: 100, decimals: 2 })
  ),
  amount: optionalCheck(
    numberCheck(SURCHARGE_LABELS.amount, { min: 1, max: 100_000_000, decimals: 2 })
  ),
  aboveWeight: optionalCheck(numberCheck(SURCHARGE_LABELS.aboveWeight, KG)),
  endWeight: optionalCheck(numberCheck(SURCHARGE_LABELS.endWeight, { ...KG, min: 0.001 })),
  longerThan: optionalCheck(
    numberCheck(SURCHARGE_LABELS.longerThan, { min: 1, max: 999, decimals: 0, kind: 'measure' })
  ),
  startsOn: optionalCheck(dayCheck(SURCHARGE_LABELS.startsOn)),
  endsOn: optionalCheck(dayCheck(SURCHARGE_LABELS.endsOn)),
} satisfies Partial<Record<SurchargeField, Check>>

/** Customers read the name on their bill. */
function checkSurchargeName(value: unknown): string | null {
  const problem = textCheck(SURCHARGE_LABELS.name, { max: 60 })(value)
  if (problem) return problem
  return /\p{Cc}/u.test(String(value)) ? `"${SURCHARGE_LABELS.name}" is invalid` : null
}

function dayCheck(label: string): Check {
  return (value) =>
    typeof value === 'string' && isIsoDay(value)
      ? null
      : `"${label}" must be a date such as 2026-11-20`
}

type SurchargeValues = {
  kind: string
  percent?: number | null
  amount?: number | null
  aboveWeight?: number | null
  endWeight?: number | null
  longerThan?: number | null
  startsOn?: string | null
  endsOn?: string | null
}

export function surchargeProblems(
  entered: SurchargeValues
): { field: SurchargeField; message: string }[] {
  const { kind, percent, amount, aboveWeight, endWeight, longerThan, startsOn, endsOn } = entered
  const wrong = (field: SurchargeField, message: string, isWrong: boolean) =>
    isWrong ? [{ field, message }] : []
  return [
    ...wrong('percent', EITHER_PERCENT_OR_AMOUNT, isEmpty(percent) === isEmpty(amount)),
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

const EITHER_PERCENT_OR_AMOUNT = 'Please enter either a percentage or an amount'
