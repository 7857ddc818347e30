import {
  emailAddressCheck,
  numberCheck,
  optionalCheck,
  textCheck,
  type Check,
} from '#shared/http/rules/field_checks'
import { foldText } from '#shared/text/rules/fold_text'
import { phoneCheck } from '#shared/phones/rules/phone_check'
import { isIsoDay } from '#shared/time/rules/day'
import { hasNoPostalCodes } from '#shipping/places/rules/required_address_fields'
import { MAX_SIDE_CM } from '#shipping/pricing/rules/weight'
import {
  latestPickupDay,
  PICKUP_DAYS_AHEAD,
  type CalendarChanges,
  noPickupReason,
} from '#shipping/shipment/rules/pickup_day_rules'

/** Rules of the booking form. Source: specification of booking and money, section 5. */

/** A phone number may end in an extension, such as ` x123`. */
const SENDER_PHONE = /^(\+\d{7,15}|0\d{10})( x\d{1,7})?$/
const RECIPIENT_PHONE = /^(\+[\d()]{7,21}|0\d{9,11})( x\d{1,7})?$/

export const LIMITS = {
  packages: 100,
  itemsPerPackage: 100,
  packageWeightKg: { min: 0.1, max: 300 },
  dimensionCm: { min: 0.1, max: MAX_SIDE_CM },
  unitValueNaira: { min: 200, max: 1_000_000_000 },
  quantity: { min: 1, max: 100_000 },
  description: 105,
}

/** The most characters of a sender's and a receiver's address line. */
export const MAX_ADDRESS_LENGTH = { origin: 73, destination: 90 }

export const MAX_ORIGINAL_SCRIPT_LENGTH = 200

export const MAX_REFERENCE_LENGTH = 50

export const NO_ITEMS = 'Please add at least one item to your package.'

export const senderChecks = {
  fullname: textCheck('Full Name', { min: 5, max: 20 }),
  email: emailAddressCheck('E-mail'),
  phoneNumber: phoneCheck('Phone Number', SENDER_PHONE),
  address: textCheck('Address', { max: MAX_ADDRESS_LENGTH.origin }),
  country: textCheck('Country', { max: 2 }),
  state: textCheck('State', { max: 12 }),
  cityName: optionalCheck(textCheck('City', { max: 120 })),
  postalCode: textCheck('Postal Code', { max: 10 }),
} satisfies Record<string, Check>

export const recipientChecks = {
  fullname: textCheck('Full Name', { min: 3, max: 35 }),
  email: emailAddressCheck('E-mail'),
  phoneNumber: phoneCheck('Phone Number', RECIPIENT_PHONE),
  address: textCheck('Address', { max: MAX_ADDRESS_LENGTH.destination }),
  country: textCheck('Country', { max: 2 }),
  state: textCheck('State', { max: 12 }),
  cityName: optionalCheck(textCheck('City', { max: 40 })),
  postalCode: textCheck('Postal Code', { max: 10 }),
} satisfies Record<string, Check>

const ADDRESS_CHECKS = { origin: senderChecks, destination: recipientChecks }

/** The postal code is optional in countries that have none. */
export function addressFieldChecks(side: keyof typeof ADDRESS_CHECKS, country: string) {
  const checks = ADDRESS_CHECKS[side]
  if (!hasNoPostalCodes(country)) return checks
  return { ...checks, postalCode: optionalCheck(checks.postalCode) }
}

export const itemChecks = {
  category: (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= 1 ? null : '"Category" should not be empty',
  description: textCheck('Description', { max: LIMITS.description }),
  quantity: numberCheck('Quantity', { ...LIMITS.quantity, decimals: 0 }),
  value: numberCheck('Unit Value', { ...LIMITS.unitValueNaira, decimals: 2 }),
} satisfies Record<string, Check>

const dimension = (label: string) =>
  optionalCheck(numberCheck(label, { ...LIMITS.dimensionCm, decimals: 2, kind: 'measure' }))

export const packageChecks = {
  weight: numberCheck('Package Weight', { ...LIMITS.packageWeightKg, decimals: 3 }),
  length: dimension('Length'),
  width: dimension('Width'),
  height: dimension('Height'),
} satisfies Record<string, Check>

/** `today` is the day in Lagos, YYYY-MM-DD. */
export type PickupCalendar = { today: string } & CalendarChanges

/** Accepts the next two weeks except weekends, public holidays and days that staff excluded. */
export function pickupDateCheck({ today, ...changes }: PickupCalendar): Check {
  return (value) => {
    if (typeof value !== 'string' || !isIsoDay(value)) return '"Preferred Pickup Date" is invalid'
    if (value < today) return '"Preferred Pickup Date" must be today or later'
    const problem = noPickupReason(value, changes)
    if (problem) return `"Preferred Pickup Date" ${problem}`
    return value > latestPickupDay(today)
      ? `"Preferred Pickup Date" must be within the next ${PICKUP_DAYS_AHEAD} days`
      : null
  }
}

/** Returns the first of `goods` whose words occur in the description, as whole words. */
export function findDangerousGood(description: string, goods: readonly string[]): string | null {
  const words = ` ${asWords(description)} `
  return goods.find((good) => words.includes(` ${asWords(good)} `)) ?? null
}

export function dangerousGoodMessage(good: string): string {
  return `Dangerous Good (${good}) detected. "${good}" cannot be shipped!`
}

function asWords(phrase: string): string {
  return foldText(phrase)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
