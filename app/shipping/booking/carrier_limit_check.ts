import { errors } from '@vinejs/vine'
import { toLatin } from '#shared/text/latin'
import { carrierOfCourier } from '#shipping/pricing/rules/carriers'
import {
  phoneExtensionNote,
  carrierFieldProblem,
  printedCityNote,
} from '#shipping/customs/rules/carrier_limits'
import { findPostBox } from '#shipping/places/rules/post_box'
import { stateKeyOf } from '#shipping/places/rules/required_address_fields'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'
import type { Submission, SubmittedParties } from '#shipping/booking/submission_validator'

export type CarrierLimitProblem = { field: string; message: string }

/** Countries in which UPS, unlike other couriers, needs the state or county. */
const UPS_STATES = ['IE', 'VN']

/** Throws E_VALIDATION_ERROR if a submitted text is too long for the chosen courier. */
export function requireCarrierLimits(submission: Submission, courierCode: string) {
  const misfits = carrierLimitProblems(submission, courierCode)
  if (misfits.length === 0) return
  throw new errors.E_VALIDATION_ERROR(misfits.map((misfit) => ({ ...misfit, rule: 'carrier' })))
}

export function isWithinCarrierLimits(submission: Submission, courierCode: string): boolean {
  return carrierLimitProblems(submission, courierCode).length === 0
}

/** Removes couriers that do not serve these addresses. Throws E_VALIDATION_ERROR if none does. */
export function excludeRefusingCouriers(route: PricedRoute, submission: Submission): PricedRoute {
  const offers = route.offers.filter(
    ({ courierCode }) => carrierRefusals(submission, courierCode).length === 0
  )
  const [first] = route.offers
  if (offers.length === 0 && first) requireCarrierLimits(submission, first.courierCode)
  return { ...route, offers }
}

/** Warns which submitted texts these couriers would refuse or shorten. */
export function carrierLimitFindings(
  submission: Submission,
  courierCodes: string[]
): ExportFinding[] {
  const misfits = courierCodes.flatMap((code) => [
    ...carrierLimitProblems(submission, code),
    ...carrierTruncations(submission, code),
  ])
  const once = new Map(misfits.map((misfit) => [`${misfit.field} ${misfit.message}`, misfit]))
  const known = { severity: 'warn', source: null, checkedOn: null } as const
  return [...once.values()].map((misfit) => ({ ...known, ...misfit }))
}

export function carrierLimitProblems(
  submission: SubmittedParties & Pick<Submission, 'customs'>,
  code: string
): CarrierLimitProblem[] {
  const { origin, destination, items, customs } = submission
  const carrier = carrierOfCourier(code)
  const lines = items.flatMap(({ itemUnits }, index) =>
    itemUnits.map((item, place) => ({ ...item, field: `items.${index}.itemUnits.${place}` }))
  )
  const found = [
    ...Object.entries({ origin, destination }).flatMap(([side, address]) => [
      [`${side}.cityName`, carrierFieldProblem(carrier, 'city', toLatin(address.cityName ?? ''))],
      [`${side}.postalCode`, carrierFieldProblem(carrier, 'postalCode', address.postalCode)],
      [`${side}.phoneNumber`, carrierFieldProblem(carrier, 'phone', address.phoneNumber)],
      [`${side}.email`, carrierFieldProblem(carrier, 'email', address.email)],
    ]),
    ...lines.map(({ field, description }) => [
      `${field}.description`,
      carrierFieldProblem(carrier, 'description', toLatin(description)),
    ]),
    ['customs.senderTaxId', carrierFieldProblem(carrier, 'taxId', customs?.senderTaxId ?? '')],
    ['customs.receiverTaxId', carrierFieldProblem(carrier, 'taxId', customs?.receiverTaxId ?? '')],
  ] as [string, string | null][]
  return [
    ...carrierRefusals(submission, code),
    ...found.flatMap(([field, message]) => (message ? [{ field, message }] : [])),
  ]
}

function carrierRefusals(
  { origin, destination }: SubmittedParties,
  code: string
): CarrierLimitProblem[] {
  if (carrierOfCourier(code) !== 'ups') return []
  return Object.entries({ origin, destination }).flatMap(([side, { address, country, state }]) => [
    ...(findPostBox(address, country) === 'alone'
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

/** Finds texts that a courier accepts but does not print or forward in full. */
function carrierTruncations(
  { origin, destination }: Submission,
  code: string
): CarrierLimitProblem[] {
  const carrier = carrierOfCourier(code)
  return Object.entries({ origin, destination }).flatMap(([side, { cityName, phoneNumber }]) =>
    [
      [`${side}.cityName`, printedCityNote(carrier, cityName ?? '')],
      [`${side}.phoneNumber`, phoneExtensionNote(carrier, phoneNumber)],
    ].flatMap(([field, message]) => (message ? [{ field: field!, message }] : []))
  )
}
