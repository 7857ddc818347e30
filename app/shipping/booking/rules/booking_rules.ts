import { email, number, optional, text, type Check } from '#shared/http/rules/field_checks'
import { fold } from '#shared/text/rules/fold'
import { phone } from '#shared/phones/rules/phone_check'
import { isDay } from '#shared/time/rules/day'
import { goesWithoutPostalCode } from '#shipping/places/rules/place_needs'
import { LARGEST_SIZE_CM } from '#shipping/pricing/rules/weight'
import {
  latestPickupDay,
  PICKUP_DAYS_AHEAD,
  whyNoPickup,
} from '#shipping/shipment/rules/pickup_choice'

/** The rules of the booking form. Source: specification of booking and money, section 5. */

/** With the extension behind it, where there is one. */
const SENDER_PHONE = /^(\+\d{7,15}|0\d{10})( x\d{1,7})?$/
const RECIPIENT_PHONE = /^(\+[\d()]{7,21}|0\d{9,11})( x\d{1,7})?$/

export const LIMITS = {
  packages: 100,
  itemsPerPackage: 100,
  packageWeightKg: { min: 0.1, max: 300 },
  dimensionCm: { min: 0.1, max: LARGEST_SIZE_CM },
  unitValueNaira: { min: 200, max: 1_000_000_000 },
  quantity: { min: 1, max: 100_000 },
  description: 105,
}

/** What the line of an address has room for. */
export const LONGEST_ADDRESS = { origin: 73, destination: 90 }

/** Of a name and an address in letters that couriers do not print. */
export const LONGEST_ORIGINAL = 200

/** What the sender calls a shipment by. */
export const LONGEST_REFERENCE = 50

export const NO_ITEMS = 'Please add at least one item to your package.'

export const senderChecks = {
  fullname: text('Full Name', { min: 5, max: 20 }),
  email: email('E-mail'),
  phoneNumber: phone('Phone Number', SENDER_PHONE),
  address: text('Address', { max: LONGEST_ADDRESS.origin }),
  country: text('Country', { max: 2 }),
  state: text('State', { max: 12 }),
  cityName: optional(text('City', { max: 120 })),
  postalCode: text('Postal Code', { max: 10 }),
} satisfies Record<string, Check>

export const recipientChecks = {
  fullname: text('Full Name', { min: 3, max: 35 }),
  email: email('E-mail'),
  phoneNumber: phone('Phone Number', RECIPIENT_PHONE),
  address: text('Address', { max: LONGEST_ADDRESS.destination }),
  country: text('Country', { max: 2 }),
  state: text('State', { max: 12 }),
  cityName: optional(text('City', { max: 40 })),
  postalCode: text('Postal Code', { max: 10 }),
} satisfies Record<string, Check>

const ADDRESS_CHECKS = { origin: senderChecks, destination: recipientChecks }

/** The rules of an address in a form; a postal code is asked for only where the country has any. */
export function addressChecks(side: keyof typeof ADDRESS_CHECKS, country: string) {
  const checks = ADDRESS_CHECKS[side]
  if (!goesWithoutPostalCode(country)) return checks
  return { ...checks, postalCode: optional(checks.postalCode) }
}

export const itemChecks = {
  category: (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= 1 ? null : '"Category" should not be empty',
  description: text('Description', { max: LIMITS.description }),
  quantity: number('Quantity', { ...LIMITS.quantity, decimals: 0 }),
  value: number('Unit Value', { ...LIMITS.unitValueNaira, decimals: 2 }),
} satisfies Record<string, Check>

const dimension = (label: string) =>
  optional(number(label, { ...LIMITS.dimensionCm, decimals: 2, kind: 'measure' }))

export const packageChecks = {
  weight: number('Package Weight', { ...LIMITS.packageWeightKg, decimals: 3 }),
  length: dimension('Length'),
  width: dimension('Width'),
  height: dimension('Height'),
} satisfies Record<string, Check>

/** Days as YYYY-MM-DD, in Lagos. */
export type PickupCalendar = { today: string; daysWithoutPickup: string[] }

/** Within two weeks, on no weekend, no public holiday and no day that staff took out. */
export function pickupDateCheck({ today, daysWithoutPickup }: PickupCalendar): Check {
  return (value) => {
    if (typeof value !== 'string' || !isDay(value)) return '"Preferred Pickup Date" is invalid'
    if (value < today) return '"Preferred Pickup Date" must be today or later'
    const problem = whyNoPickup(value, daysWithoutPickup)
    if (problem) return `"Preferred Pickup Date" ${problem}`
    return value > latestPickupDay(today)
      ? `"Preferred Pickup Date" must be within the next ${PICKUP_DAYS_AHEAD} days`
      : null
  }
}

/** The dangerous good that a description names, in whole words, or null. Goods are upper case. */
export function dangerousGoodIn(description: string, goods: readonly string[]): string | null {
  const words = ` ${asWords(description)} `
  return goods.find((good) => words.includes(` ${asWords(good)} `)) ?? null
}

export function dangerousGoodMessage(good: string): string {
  return `Dangerous Good (${good}) detected. "${good}" cannot be shipped!`
}

function asWords(phrase: string): string {
  return fold(phrase)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
