import type { BookingFacts } from '#shipping/booking/booking_facts'
import type { Submission } from '#shipping/booking/submission_validator'
import type { SheetTexts } from '#shipping/batches/rules/sheet_fields'
import { grams, kilograms } from '#shared/numbers/rules/weight'

type TextNames = Pick<BookingFacts, 'places' | 'catalogue'>

/** Returns a single-item booking as template cells; null for any other. */
export function templateTexts(submission: Submission, names: TextNames): SheetTexts | null {
  const isFlat = submission.items.length === 1 && submission.items[0]!.itemUnits.length === 1
  return isFlat ? summaryTexts(submission, names) : null
}

/** Summarizes any booking for display, with totals over packages and items. */
export function summaryTexts(submission: Submission, { places, catalogue }: TextNames): SheetTexts {
  const { destination, items } = submission
  const goods = items.flatMap(({ itemUnits }) => itemUnits)
  const [first] = goods
  const { length, width, height } = items[0]?.packageDimension ?? {}
  const side = (centimetres?: number | null) => (centimetres ? String(centimetres) : '')
  return {
    reference: submission.reference ?? '',
    fullname: destination.fullname,
    phoneNumber: destination.phoneNumber,
    email: destination.email,
    address: destination.address,
    city: destination.cityName ?? '',
    state: places.state(destination.state)?.name ?? '',
    country: places.country(destination.country)?.name ?? '',
    postalCode: destination.postalCode,
    description: goods.map(({ description }) => description).join(', '),
    category: first ? (catalogue.category(first.category)?.name ?? '') : '',
    quantity: String(goods.reduce((sum, { quantity }) => sum + quantity, 0)),
    value: goods.length === 1 ? String(first!.value) : '',
    weight: String(sumOfKilograms(items.map(({ weight }) => weight))),
    ...(items.length === 1 && { length: side(length), width: side(width), height: side(height) }),
    insurance: submission.insurance,
    originalScript: destination.originalScript ?? '',
    signature: submission.signatureRequired ? 'Yes' : 'No',
  }
}

function sumOfKilograms(weights: number[]): number {
  return kilograms(weights.reduce((sum, weight) => sum + grams(weight), 0))
}
