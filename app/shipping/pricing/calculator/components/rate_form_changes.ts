import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { MEASURE_NUMBER } from '#shared/numbers/rules/read_number'
import {
  type AdvisedMeasure,
  measureChecks,
  type RateForm,
} from '#shipping/pricing/calculator/rules/rate_rules'
import type { RateAdviceData } from './rate_types.js'

const HOME = 'NG'

/** Keeps the parcel, but resets the countries to those of the tab. */
export function changeKind(form: RateForm, isExport: boolean): RateForm {
  if (form.export === isExport) return form
  return {
    ...form,
    export: isExport,
    originCountry: HOME,
    destinationCountry: isExport ? '' : HOME,
  }
}

/** A new origin resets the destination. From abroad, the only destination is Nigeria. */
export function changeOriginCountry(form: RateForm, originCountry: string): RateForm {
  return { ...form, originCountry, destinationCountry: originCountry === HOME ? '' : HOME }
}

export function changeFormState(
  form: RateForm,
  side: 'origin' | 'destination',
  stateKey: string
): RateForm {
  return side === 'origin'
    ? { ...form, originState: stateKey, originCity: '' }
    : { ...form, destinationState: stateKey, destinationCity: '' }
}

export function applyRateAdvice(
  form: RateForm,
  { change: { items } }: Pick<RateAdviceData, 'change'>
): { form: RateForm; advised: AdvisedMeasure } | null {
  const { weight, packageDimension: [length, width, height] = [] } = items[0] ?? {}
  const wanted = { weight, length, width, height }
  const field = (Object.keys(measureChecks) as AdvisedMeasure['field'][]).find(
    (name) =>
      wanted[name] !== undefined && wanted[name] !== parseTypedNumber(form[name], MEASURE_NUMBER)
  )
  if (!field) return null
  const was = withoutSpaces(form[field])
  return { form: { ...form, [field]: String(wanted[field]) }, advised: { field, was } }
}

export function destinationOptions<T extends { value: string }>(
  originCountry: string,
  countries: readonly T[]
): T[] {
  return countries.filter(({ value }) => (value === HOME) !== (originCountry === HOME))
}

export function rateFormQuery(
  form: RateForm,
  extraQuery: Record<string, string> = {}
): Record<string, string> {
  const places = form.export
    ? { originCountry: form.originCountry, destinationCountry: form.destinationCountry }
    : {
        originState: form.originState,
        originCity: form.originCity,
        destinationState: form.destinationState,
        destinationCity: form.destinationCity,
      }
  const parcel = {
    weight: withoutSpaces(form.weight),
    length: withoutSpaces(form.length),
    width: withoutSpaces(form.width),
    height: withoutSpaces(form.height),
  }
  const filled = Object.entries({ ...places, ...parcel }).filter(([, value]) => value !== '')
  return { ...extraQuery, export: form.export ? '1' : '0', ...Object.fromEntries(filled) }
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '')
}
