import {
  isEmpty,
  formatEmptyMessage,
  numberCheck,
  optionalCheck,
  type Check,
} from '#shared/http/rules/field_checks'
import { MAX_SIDE_CM } from '#shipping/pricing/rules/weight'

/**
 * Shared by form and server. Source: specification of booking and money, sections 4.7 and 5, "Rate
 * form".
 */

/** All fields as typed, except `export`. */
export type RateForm = {
  export: boolean
  originCountry: string
  originState: string
  originCity: string
  destinationCountry: string
  destinationState: string
  destinationCity: string
  weight: string
  length: string
  width: string
  height: string
}

export type RateField = Exclude<keyof RateForm, 'export'>

export type RateProblems = Partial<Record<RateField, string>>

export type AdvisedMeasure = { field: keyof typeof measureChecks; was: string }

export type RateRoute = { isExport: boolean; originCountry: string | null }

export type PlaceCheck = (value: unknown, route: RateRoute) => string | null

const HOME = 'NG'

/** More than any courier carries, and far less than would overflow a column. */
const MAX_WEIGHT_KG = 100_000

export const placeChecks = {
  originCountry(value, { isExport }) {
    if (isEmpty(value)) return formatEmptyMessage('Origin Country')
    return isExport || value === HOME ? null : notNigeria('Origin Country')
  },
  originState: (value, { isExport }) =>
    !isExport && isEmpty(value) ? formatEmptyMessage('Origin State') : null,
  destinationCountry(value, { isExport, originCountry }) {
    if (!isExport)
      return isEmpty(value) || value === HOME ? null : notNigeria('Destination Country')
    if (isEmpty(value)) return formatEmptyMessage('Destination Country')
    if (originCountry === HOME) {
      return value === HOME ? 'For rates within Nigeria, please use Domestic Rates' : null
    }
    return value === HOME || !originCountry ? null : 'A shipment from abroad can only go to Nigeria'
  },
  destinationState: (value, { isExport }) =>
    !isExport && isEmpty(value) ? formatEmptyMessage('Destination State') : null,
} satisfies Partial<Record<RateField, PlaceCheck>>

export const measureChecks = {
  weight: numberCheck('Package Weight', { min: 0.1, max: MAX_WEIGHT_KG, decimals: 3 }),
  length: rateSizeCheck('Length'),
  width: rateSizeCheck('Width'),
  height: rateSizeCheck('Height'),
} satisfies Partial<Record<RateField, Check>>

/** Returns one message for each invalid field. */
export function findRateProblems(form: RateForm): RateProblems {
  const route = { isExport: form.export, originCountry: form.originCountry }
  const problems: RateProblems = {}
  for (const [name, check] of typedEntries(placeChecks)) {
    problems[name] = check(form[name], route) ?? undefined
  }
  for (const [name, check] of typedEntries(measureChecks)) {
    problems[name] = check(form[name]) ?? undefined
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

function rateSizeCheck(label: string): Check {
  return optionalCheck(
    numberCheck(label, { min: 0, max: MAX_SIDE_CM, decimals: 2, kind: 'measure' })
  )
}

function notNigeria(label: string): string {
  return `"${label}" must be Nigeria for domestic rates`
}

function typedEntries<T extends object>(checks: T) {
  return Object.entries(checks) as [keyof T, T[keyof T]][]
}
