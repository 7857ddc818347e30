import { errors } from '@vinejs/vine'
import { latinText } from '#shared/text/latin'
import { carrierOf } from '#shipping/pricing/rules/carriers'
import { limitProblem } from '#shipping/customs/rules/carrier_limits'
import type { Finding } from '#shipping/pricing/rules/finding'
import type { Submission } from '#shipping/booking/submission_validator'

export type Misfit = { field: string; message: string }

/** Throws E_VALIDATION_ERROR where the chosen courier's own form could not hold what was written. */
export function requireFit(submission: Submission, courierCode: string) {
  const misfits = misfitsOf(submission, courierCode)
  if (misfits.length === 0) return
  throw new errors.E_VALIDATION_ERROR(misfits.map((misfit) => ({ ...misfit, rule: 'carrier' })))
}

/** Whether a courier's own form can hold what was written. */
export function fits(submission: Submission, courierCode: string): boolean {
  return misfitsOf(submission, courierCode).length === 0
}

/** What to know before one of these couriers is chosen. */
export function fitFindings(submission: Submission, courierCodes: string[]): Finding[] {
  const misfits = courierCodes.flatMap((code) => misfitsOf(submission, code))
  const once = new Map(misfits.map((misfit) => [`${misfit.field} ${misfit.message}`, misfit]))
  const known = { severity: 'warn', source: null, checkedOn: null } as const
  return [...once.values()].map((misfit) => ({ ...known, ...misfit }))
}

export function misfitsOf(
  { origin, destination, items, customs }: Submission,
  code: string
): Misfit[] {
  const carrier = carrierOf(code)
  const lines = items.flatMap(({ itemUnits }, index) =>
    itemUnits.map((item, place) => ({ ...item, field: `items.${index}.itemUnits.${place}` }))
  )
  const found = [
    ...Object.entries({ origin, destination }).flatMap(([side, address]) => [
      [`${side}.cityName`, limitProblem(carrier, 'city', latinText(address.cityName ?? ''))],
      [`${side}.postalCode`, limitProblem(carrier, 'postalCode', address.postalCode)],
      [`${side}.phoneNumber`, limitProblem(carrier, 'phone', address.phoneNumber)],
      [`${side}.email`, limitProblem(carrier, 'email', address.email)],
    ]),
    ...lines.map(({ field, description }) => [
      `${field}.description`,
      limitProblem(carrier, 'description', latinText(description)),
    ]),
    ['customs.senderTaxId', limitProblem(carrier, 'taxId', customs?.senderTaxId ?? '')],
    ['customs.receiverTaxId', limitProblem(carrier, 'taxId', customs?.receiverTaxId ?? '')],
  ] as [string, string | null][]
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}
