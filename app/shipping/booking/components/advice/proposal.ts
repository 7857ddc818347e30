import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import {
  editPackage,
  emptyWorkingPackage,
  type FormPackage,
  withWorking,
} from '#shipping/booking/components/packages/packages_model'

/** Advice that somebody has come back to the packages with, and the packages as they then were. */
export interface Proposal {
  advice: QuoteAdvice
  packages: readonly FormPackage[]
}

export type Measure = 'weight' | 'length' | 'width' | 'height'

export interface ChangedMeasure {
  name: Measure
  now: number
  was: number
}

const MEASURES: readonly Measure[] = ['weight', 'length', 'width', 'height']

/** The package is opened with what is proposed in its fields: it is put back, or not, by who knows what it weighs. */
export function applyProposal(form: BookingForm, { change: { items } }: QuoteAdvice): BookingForm {
  const [item] = items ?? []
  if (!item) return form
  const { weight, packageDimension, expressBoxId } = item
  const measures = Object.entries({ weight, ...packageDimension }).filter(
    ([, value]) => value !== undefined
  )
  return withWorking(editPackage(form, item.index - 1), {
    ...Object.fromEntries(measures.map(([name, value]) => [name, String(value)])),
    ...(expressBoxId ? { expressBoxId } : {}),
  })
}

/** Whether the packages are still those that it is about. To take some out for a second shipment is several steps. */
export function isProposalOpen({ packages, working }: BookingForm, proposal: Proposal): boolean {
  const { items, shipments } = proposal.advice.change
  if (shipments) return true
  const isUntouched = packages === proposal.packages
  return isUntouched && (!items || working.updating === items[0]!.index - 1)
}

/** Which field has another value, and what stands there in the list; null where it is the box, or several packages. */
export function changedMeasure({ advice: { change }, packages }: Proposal): ChangedMeasure | null {
  const [item] = change.items ?? []
  const parcel = item && packages[item.index - 1]
  if (!parcel || item.expressBoxId) return null
  const wanted = { weight: item.weight, ...item.packageDimension }
  const name = MEASURES.find((one) => wanted[one] !== undefined && wanted[one] !== parcel[one])
  return name ? { name, now: wanted[name]!, was: parcel[name]! } : null
}

/** Two packages in the place of the first of them. */
export function mergePackages(
  form: BookingForm,
  { indexes, weight, packageDimension }: NonNullable<QuoteAdvice['change']['mergedItems']>
): BookingForm {
  const places = indexes.map((index) => index - 1)
  const items = places.flatMap((place) => form.packages[place]!.items)
  const merged = { items, weight, ...packageDimension, expressBoxId: 0 }
  const packages = form.packages
    .with(places[0]!, merged)
    .filter((_, place) => !places.slice(1).includes(place))
  const { working } = form
  return { ...form, packages, working: working.updating === null ? working : emptyWorkingPackage }
}
