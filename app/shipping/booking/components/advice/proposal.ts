import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import {
  editPackage,
  emptyWorkingPackage,
  type FormPackage,
  changeWorkingPackage,
} from '#shipping/booking/components/packages/packages_model'

/** Advice to change the packages, and the packages when the sender accepted it. */
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

/** Opens the package for editing, with the proposed values. The sender saves or rejects them. */
export function applyProposal(form: BookingForm, { change: { items } }: QuoteAdvice): BookingForm {
  const [item] = items ?? []
  if (!item) return form
  const { weight, packageDimension, expressBoxId } = item
  const measures = Object.entries({ weight, ...packageDimension }).filter(
    ([, value]) => value !== undefined
  )
  return changeWorkingPackage(editPackage(form, item.index - 1), {
    ...Object.fromEntries(measures.map(([name, value]) => [name, String(value)])),
    ...(expressBoxId ? { expressBoxId } : {}),
  })
}

/** Advice to send two shipments stays open, because splitting the packages takes several steps. */
export function isProposalOpen({ packages, working }: BookingForm, proposal: Proposal): boolean {
  const { items, shipments } = proposal.advice.change
  if (shipments) return true
  const isUntouched = packages === proposal.packages
  return isUntouched && (!items || working.updating === items[0]!.index - 1)
}

/** The weight or side that the advice changes; null if it is about a box or several packages. */
export function changedMeasure({ advice: { change }, packages }: Proposal): ChangedMeasure | null {
  const [item] = change.items ?? []
  const parcel = item && packages[item.index - 1]
  if (!parcel || item.expressBoxId) return null
  const wanted = { weight: item.weight, ...item.packageDimension }
  const name = MEASURES.find((one) => wanted[one] !== undefined && wanted[one] !== parcel[one])
  return name ? { name, now: wanted[name]!, was: parcel[name]! } : null
}

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
