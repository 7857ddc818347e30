import { errors } from '@vinejs/vine'
import { latinText } from '#shared/text/latin'
import { carrierOf } from '#shipping/pricing/rules/carriers'
import { extensionNote, limitProblem, printedNote } from '#shipping/customs/rules/carrier_limits'
import { postBoxIn } from '#shipping/places/post_box'
import { stateKeyOf } from '#shipping/places/rules/place_needs'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { Finding } from '#shipping/pricing/rules/finding'
import type { Submission } from '#shipping/booking/submission_validator'

export type Misfit = { field: string; message: string }

/** Where UPS sorts by the state or the county as well. */
const UPS_STATES = ['IE', 'VN']

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

/** Offers without the couriers that go to none of these places. Throws E_VALIDATION_ERROR where all refuse. */
export function withoutRefusals(route: PricedRoute, submission: Submission): PricedRoute {
  const offers = route.offers.filter(
    ({ courierCode }) => refusalsOf(submission, courierCode).length === 0
  )
  const [first] = route.offers
  if (offers.length === 0 && first) requireFit(submission, first.courierCode)
  return { ...route, offers }
}

/** What to know before one of these couriers is chosen. */
export function fitFindings(submission: Submission, courierCodes: string[]): Finding[] {
  const misfits = courierCodes.flatMap((code) => [
    ...misfitsOf(submission, code),
    ...lossesOf(submission, code),
  ])
  const once = new Map(misfits.map((misfit) => [`${misfit.field} ${misfit.message}`, misfit]))
  const known = { severity: 'warn', source: null, checkedOn: null } as const
  return [...once.values()].map((misfit) => ({ ...known, ...misfit }))
}

export function misfitsOf(submission: Submission, code: string): Misfit[] {
  const { origin, destination, items, customs } = submission
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
  return [
    ...refusalsOf(submission, code),
    ...found.flatMap(([field, message]) => (message ? [{ field, message }] : [])),
  ]
}

/** Why a company does not go to a place at all. */
function refusalsOf({ origin, destination }: Submission, code: string): Misfit[] {
  if (carrierOf(code) !== 'ups') return []
  return Object.entries({ origin, destination }).flatMap(([side, { address, country, state }]) => [
    ...(postBoxIn(address, country) === 'alone'
      ? [
          {
            field: `${side}.address`,
            message: `UPS does not deliver to a post box. Please write the street, or choose another courier.`,
          },
        ]
      : []),
    ...(UPS_STATES.includes(country) && !stateKeyOf(state)
      ? [
          {
            field: `${side}.state`,
            message: `UPS needs the state or county there. Please add it, or choose another courier.`,
          },
        ]
      : []),
  ])
}

/** What a company takes and does not carry on. */
function lossesOf({ origin, destination }: Submission, code: string): Misfit[] {
  const carrier = carrierOf(code)
  return Object.entries({ origin, destination }).flatMap(([side, { cityName, phoneNumber }]) =>
    [
      [`${side}.cityName`, printedNote(carrier, cityName ?? '')],
      [`${side}.phoneNumber`, extensionNote(carrier, phoneNumber)],
    ].flatMap(([field, message]) => (message ? [{ field: field!, message }] : []))
  )
}
