import type { RateForm } from '#shipping/pricing/calculator/rules/rate_rules'

const HOME = 'NG'

/** Switching tabs keeps the parcel; the places belong to their tab. */
export function withKind(form: RateForm, isExport: boolean): RateForm {
  if (form.export === isExport) return form
  return {
    ...form,
    export: isExport,
    originCountry: HOME,
    destinationCountry: isExport ? '' : HOME,
  }
}

/** A new origin resets the destination; from abroad there is only one, so it is chosen already. */
export function withOriginCountry(form: RateForm, originCountry: string): RateForm {
  return { ...form, originCountry, destinationCountry: originCountry === HOME ? '' : HOME }
}

/** A city belongs to its state. */
export function withState(
  form: RateForm,
  side: 'origin' | 'destination',
  stateKey: string
): RateForm {
  return side === 'origin'
    ? { ...form, originState: stateKey, originCity: '' }
    : { ...form, destinationState: stateKey, destinationCity: '' }
}

/** From Nigeria to everywhere else, from elsewhere to Nigeria. */
export function destinationsFrom<T extends { value: string }>(
  originCountry: string,
  countries: readonly T[]
): T[] {
  return countries.filter(({ value }) => (value === HOME) !== (originCountry === HOME))
}

/** The question as it stands in an address: what the tab uses and what was filled in, beside whatever else is asked. */
export function queryOf(
  form: RateForm,
  besides: Record<string, string> = {}
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
  return { ...besides, export: form.export ? '1' : '0', ...Object.fromEntries(filled) }
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '')
}
