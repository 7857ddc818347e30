import type { Caller } from '#identity/sessions/caller'
import { DomainError } from '#shared/errors/domain_error'
import { kobo } from '#shared/money/rules/money'
import type { Submission, SubmittedAddress } from '#shipping/booking/submission_validator'
import { stateKeyOf } from '#shipping/places/rules/required_address_fields'
import type { PricedPackage, PricedPlace, PriceRequest } from '#shipping/pricing/price_request'
import { grams } from '#shared/numbers/rules/weight'

class StaffOnlyChoice extends DomainError {
  constructor(what: string, field: string) {
    super('E_STAFF_ONLY', `${what} can only be chosen by our staff.`, field)
  }
}

/** Throws StaffOnlyChoice when a customer chose an express box. */
export function buildPriceRequest(caller: Caller, submission: Submission): PriceRequest {
  const items = submission.items.flatMap((parcel) => parcel.itemUnits)
  return {
    origin: placeIn(submission.origin),
    destination: placeIn(submission.destination),
    packages: submission.items.map((parcel, index) => packageOf(caller, parcel, index)),
    insurance: submission.insurance,
    pickup: submission.pickup,
    signatureRequired: submission.signatureRequired,
    ...summarizeContents(items),
    billingGroupId: caller.organization.billingGroupId,
  }
}

export function summarizeContents(
  items: Submission['items'][number]['itemUnits']
): Pick<PriceRequest, 'declaredValueKobo' | 'categoryIds'> {
  return {
    declaredValueKobo: items.reduce((sum, item) => sum + item.quantity * kobo(item.value), 0),
    categoryIds: [...new Set(items.map((item) => item.category))].toSorted((a, b) => a - b),
  }
}

function placeIn({ country, state, city }: SubmittedAddress): PricedPlace {
  return { country, stateKey: stateKeyOf(state), cityCode: country === 'NG' ? city || null : null }
}

function packageOf(
  caller: Caller,
  parcel: Submission['items'][number],
  index: number
): PricedPackage {
  if (parcel.expressBoxId && !caller.isBookingStaff) {
    throw new StaffOnlyChoice('An express box', `items.${index}.expressBoxId`)
  }
  return {
    weightGrams: grams(parcel.weight),
    lengthCm: parcel.packageDimension?.length ?? 0,
    widthCm: parcel.packageDimension?.width ?? 0,
    heightCm: parcel.packageDimension?.height ?? 0,
    expressBoxId: parcel.expressBoxId || null,
  }
}
