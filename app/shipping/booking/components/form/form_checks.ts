import { typedNumber, type Check } from '#shared/http/rules/field_checks'
import {
  dangerousGoodIn,
  dangerousGoodMessage,
  itemChecks,
  NO_ITEMS,
  packageChecks,
  type PickupCalendar,
  pickupDateCheck,
  recipientChecks,
  senderChecks,
} from '#shipping/booking/rules/booking_rules'
import { taxIdCheck } from '#shipping/customs/rules/customs_rules'
import { isHome, type AddressEntry, type BookingForm } from './form_model.js'
import {
  isStarted,
  type ItemEntry,
  type WorkingPackage,
} from '#shipping/booking/components/packages/packages_model'
import type { Side } from './types.js'

/** What is wrong, by the path of the field; empty when nothing is. */
export type Problems = Record<string, string>

export const UNADDED_PACKAGE =
  'The package below is not in your shipment yet. Add it, or clear it, to continue.'

export const NO_PACKAGES = 'Please add at least one package.'

const CHECKS = { origin: senderChecks, destination: recipientChecks }

export function addressProblems(form: BookingForm): Problems {
  return {
    ...sideProblems('origin', form.origin),
    ...sideProblems('destination', form.destination),
    ...routeProblems(form),
  }
}

function sideProblems(side: Side, entry: AddressEntry): Problems {
  return found(CHECKS[side], entry, `${side}.`)
}

/** Elsewhere to elsewhere is nothing that we carry. */
function routeProblems({ origin, destination }: BookingForm): Problems {
  const isServed =
    !origin.country || !destination.country || isHome(origin.country) || isHome(destination.country)
  return isServed ? {} : { 'destination.country': 'A shipment from abroad can only go to Nigeria.' }
}

export function itemProblems(entry: ItemEntry, dangerousGoods: readonly string[]): Problems {
  const good = dangerousGoodIn(entry.description, dangerousGoods)
  return {
    ...found(itemChecks, {
      ...entry,
      quantity: typedNumber(entry.quantity),
      value: typedNumber(entry.value),
    }),
    ...(good ? { description: dangerousGoodMessage(good) } : {}),
  }
}

export function packageProblems(working: WorkingPackage): Problems {
  const measures = {
    weight: typedNumber(working.weight),
    length: typedNumber(working.length),
    width: typedNumber(working.width),
    height: typedNumber(working.height),
  }
  return {
    ...found(packageChecks, measures),
    ...(working.items.length === 0 ? { items: NO_ITEMS } : {}),
  }
}

export function optionsProblems(form: BookingForm, calendar: PickupCalendar): Problems {
  if (!form.pickup || !form.usePreferredDate) return {}
  if (!form.preferredPickupDate) {
    return { preferredPickupDate: '"Preferred Pickup Date" should not be empty' }
  }
  const problem = pickupDateCheck(calendar)(form.preferredPickupDate)
  return problem ? { preferredPickupDate: problem } : {}
}

function listProblems({ packages, working }: BookingForm): Problems {
  if (isStarted(working)) return { working: UNADDED_PACKAGE }
  return packages.length === 0 ? { working: NO_PACKAGES } : {}
}

function customsProblems({ customs }: BookingForm): Problems {
  return customs ? found(customsChecks, customs, 'customs.') : {}
}

const customsChecks = {
  senderTaxId: taxIdCheck("Sender's Tax ID"),
  receiverTaxId: taxIdCheck("Receiver's Tax ID"),
}

/** What keeps someone on a tab when they ask for the next one. */
export function tabProblems(tab: number, form: BookingForm, calendar: PickupCalendar): Problems {
  if (tab === 0) return addressProblems(form)
  if (tab === 1) return { ...listProblems(form), ...customsProblems(form) }
  return tab === 2 ? optionsProblems(form, calendar) : {}
}

/** The tab that holds a field which the server found wrong. */
export function tabOfField(field: string): number {
  if (field.startsWith('origin') || field.startsWith('destination')) return 0
  return field.startsWith('items') || field.startsWith('customs') ? 1 : 2
}

function found(checks: Record<string, Check>, values: object, prefix = ''): Problems {
  const problems: Problems = {}
  for (const [name, check] of Object.entries(checks)) {
    const problem = check(values[name as keyof typeof values])
    if (problem) problems[`${prefix}${name}`] = problem
  }
  return problems
}
