import { type Check, isEmpty, formatEmptyMessage } from '#shared/http/rules/field_checks'
import {
  addressFieldChecks,
  findDangerousGood,
  dangerousGoodMessage,
  itemChecks,
  NO_ITEMS,
  packageChecks,
  type PickupCalendar,
  pickupDateCheck,
} from '#shipping/booking/rules/booking_rules'
import { needsCity } from '#shipping/places/rules/required_address_fields'
import { declaredValueProblem } from '#shipping/pricing/rules/declared_value'
import { taxIdCheck } from '#shipping/customs/rules/customs_rules'
import { isHomeCountry, type AddressEntry, type BookingForm } from './form_model.js'
import {
  isPackageStarted,
  hasTypedItem,
  type FormItem,
  type ItemEntry,
  itemFromEntry,
  itemsValue,
  type WorkingPackage,
  withPackage,
} from '#shipping/booking/components/packages/packages_model'
import type { BookingScreen, AddressSide } from './booking_types.js'

/** Error messages by field path; empty if the form is valid. */
export type FormProblems = Record<string, string>

type ContentLimits = Pick<BookingScreen, 'dangerousGoods' | 'largestValue'>

export const PACKAGE_NOT_ADDED =
  'The package below is not in your shipment yet. Add it, or clear it, to continue.'

export const NO_PACKAGES = 'Please add at least one package.'

export function addressTabProblems(form: BookingForm): FormProblems {
  return {
    ...sideProblems('origin', form.origin),
    ...sideProblems('destination', form.destination),
    ...routeProblems(form),
  }
}

function sideProblems(side: AddressSide, entry: AddressEntry): FormProblems {
  const noCity = needsCity(entry.country) && isEmpty(entry.cityName)
  return {
    ...(noCity ? { [`${side}.cityName`]: formatEmptyMessage('City') } : {}),
    ...runChecks(addressFieldChecks(side, entry.country), entry, `${side}.`),
  }
}

/** Requires the sender or the receiver to be in Nigeria. */
function routeProblems({ origin, destination }: BookingForm): FormProblems {
  const isServed =
    !origin.country ||
    !destination.country ||
    isHomeCountry(origin.country) ||
    isHomeCountry(destination.country)
  return isServed ? {} : { 'destination.country': 'A shipment from abroad can only go to Nigeria.' }
}

export function itemProblems(entry: ItemEntry, by: ContentLimits): FormProblems {
  const good = findDangerousGood(entry.description, by.dangerousGoods)
  const tooMuch = excessValueProblem([itemFromEntry(entry)], by)
  return {
    ...(tooMuch ? { value: tooMuch } : {}),
    ...runChecks(itemChecks, entry),
    ...(good ? { description: dangerousGoodMessage(good) } : {}),
  }
}

export function packageProblems(working: WorkingPackage, by: ContentLimits): FormProblems {
  return { ...contentProblems(working, by), ...runChecks(packageChecks, working) }
}

/** While the package lists no items, checks the item that the user is typing instead. */
function contentProblems(working: WorkingPackage, by: ContentLimits): FormProblems {
  if (working.items.length > 0) {
    const tooMuch = excessValueProblem(working.items, by)
    return tooMuch ? { items: tooMuch } : {}
  }
  if (!working.entry || !hasTypedItem(working)) return { items: NO_ITEMS }
  return itemProblems(working.entry, by)
}

function excessValueProblem(
  items: readonly FormItem[],
  { largestValue }: ContentLimits
): string | null {
  return declaredValueProblem(Math.round(itemsValue(items) * 100), largestValue * 100)
}

export function isPackageComplete(working: WorkingPackage, by: ContentLimits): boolean {
  const isNew = working.updating === null
  return isNew && Object.keys(packageProblems(working, by)).length === 0
}

export function optionsProblems(form: BookingForm, calendar: PickupCalendar): FormProblems {
  if (!form.pickup || !form.usePreferredDate) return {}
  if (!form.preferredPickupDate) {
    return { preferredPickupDate: '"Preferred Pickup Date" should not be empty' }
  }
  const problem = pickupDateCheck(calendar)(form.preferredPickupDate)
  return problem ? { preferredPickupDate: problem } : {}
}

function packageListProblems(form: BookingForm, by: ContentLimits): FormProblems {
  const { packages, working } = form
  const isAdded = isPackageComplete(working, by)
  const all = isAdded ? withPackage(form).packages : packages
  const tooMuch = excessValueProblem(
    all.flatMap(({ items }) => items),
    by
  )
  if (tooMuch) return { working: tooMuch }
  if (isAdded) return {}
  if (packages.length === 0) return { working: NO_PACKAGES }
  return isPackageStarted(working) ? { working: PACKAGE_NOT_ADDED } : {}
}

/** Says what the packages tab still needs; null if nothing. */
export function packageHint(form: BookingForm, by: ContentLimits) {
  if (form.packages.length > 0 || isPackageComplete(form.working, by)) return null
  const problems = packageProblems(form.working, by)
  const { entry } = form.working
  const isNotSaid = 'items' in problems || ('description' in problems && !entry?.description.trim())
  if (isNotSaid) return 'Describe what is in the package to continue.'
  if ('category' in problems) return 'Choose a category to continue.'
  if ('weight' in problems && !form.working.weight)
    return 'Enter the weight of the package to continue.'
  if ('value' in problems && !entry?.value) return 'Enter the value of the item to continue.'
  return 'Correct the marked fields of the package to continue.'
}

function customsProblems({ customs }: BookingForm): FormProblems {
  return customs ? runChecks(customsChecks, customs, 'customs.') : {}
}

const customsChecks = {
  senderTaxId: taxIdCheck("Sender's Tax ID"),
  receiverTaxId: taxIdCheck("Receiver's Tax ID"),
}

type TabCheckRules = ContentLimits & { calendar: PickupCalendar }

export function tabProblems(tab: number, form: BookingForm, by: TabCheckRules): FormProblems {
  if (tab === 0) return addressTabProblems(form)
  if (tab === 1) return { ...packageListProblems(form, by), ...customsProblems(form) }
  return tab === 2 ? optionsProblems(form, by.calendar) : {}
}

/** Returns the last of the first three tabs that the user may open: all before it are valid. */
export function furthestTab(form: BookingForm, by: TabCheckRules): number {
  const isWrong = (tab: number) => Object.keys(tabProblems(tab, form, by)).length > 0
  return [0, 1].find(isWrong) ?? 2
}

export function tabOfField(field: string): number {
  if (field.startsWith('origin') || field.startsWith('destination')) return 0
  return field.startsWith('items') || field.startsWith('customs') ? 1 : 2
}

function runChecks(checks: Record<string, Check>, values: object, prefix = ''): FormProblems {
  const problems: FormProblems = {}
  for (const [name, check] of Object.entries(checks)) {
    const problem = check(values[name as keyof typeof values])
    if (problem) problems[`${prefix}${name}`] = problem
  }
  return problems
}
