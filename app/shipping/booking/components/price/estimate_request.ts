import type { BodyOf } from '~/api/call_types'
import { calculateBillableGrams } from '#shipping/pricing/rules/weight'
import { isHomeCountry, type BookingForm } from '#shipping/booking/components/form/form_model'
import type { FormPackage } from '#shipping/booking/components/packages/packages_model'
import type { ExpressBoxData } from '#shipping/booking/components/form/booking_types'
import { grams, kilograms } from '#shared/numbers/rules/weight'

/**
 * Builds the rate calculator's request for an unfinished form; null while too little is filled in.
 * The calculator takes one package, so this sends one with the total billable weight.
 */
export function buildEstimateRequest(
  form: BookingForm,
  boxes: readonly ExpressBoxData[]
): BodyOf<'api.shipping.rate_quotes.store'> | null {
  const { origin, destination, packages } = form
  const isExport = !isHomeCountry(origin.country) || !isHomeCountry(destination.country)
  const knowsRoute = isExport
    ? Boolean(origin.country && destination.country)
    : Boolean(origin.state && destination.state)
  if (!knowsRoute || packages.length === 0) return null
  const weightGrams = packages.reduce((sum, parcel) => sum + billableGramsOf(parcel, boxes), 0)
  return {
    export: isExport,
    origin: placeIn(origin),
    destination: placeIn(destination),
    items: [{ quantity: 1, weight: kilograms(weightGrams), packageDimension: [0, 0, 0] }],
  }
}

export function billableGramsOf(
  { weight, length, width, height, expressBoxId }: FormPackage,
  boxes: readonly ExpressBoxData[]
) {
  const box = boxes.find(({ id }) => id === expressBoxId)
  return calculateBillableGrams({
    weightGrams: grams(weight),
    lengthCm: length ?? 0,
    widthCm: width ?? 0,
    heightCm: height ?? 0,
    expressBoxGrams: grams(box?.weight ?? 0),
  })
}

function placeIn({ country, state, city }: BookingForm['origin']) {
  return { country, state: state || null, city: city || null }
}
