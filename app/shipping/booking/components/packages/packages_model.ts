import { parseTypedNumber } from '#shared/http/rules/field_checks'
import {
  COUNT_NUMBER,
  MEASURE_NUMBER,
  MONEY_NUMBER,
  readNumber,
} from '#shared/numbers/rules/read_number'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { SavedBoxData } from '#shipping/booking/components/form/booking_types'
import { grams, kilograms } from '#shared/numbers/rules/weight'

export interface FormItem {
  category: number
  description: string
  quantity: number
  /** Naira per unit. */
  value: number
  /** The server fills empty customs fields with defaults. */
  hsCode?: string | null
  countryOfOrigin?: string | null
}

export interface ItemEntry {
  category: number | null
  description: string
  quantity: string
  value: string
  hsCode?: string | null
  countryOfOrigin?: string | null
}

export interface FormPackage {
  items: FormItem[]
  /** Kilograms. */
  weight: number
  /** Centimetres. */
  length: number | null
  width: number | null
  height: number | null
  expressBoxId: number
}

export interface WorkingPackage {
  items: FormItem[]
  /** The item that the user is typing into an empty package; undefined until they begin. */
  entry?: ItemEntry
  weight: string
  length: string
  width: string
  height: string
  expressBoxId: number
  /** Index of the listed package that the user edits; null for a new package. */
  updating: number | null
}

const emptyItemEntry: ItemEntry = { category: null, description: '', quantity: '1', value: '' }

export const emptyWorkingPackage: WorkingPackage = {
  items: [],
  weight: '',
  length: '',
  width: '',
  height: '',
  expressBoxId: 0,
  updating: null,
}

/** Returns the item that the user has begun to type, or an empty one with their usual category. */
export function initialItemEntry(
  { entry }: WorkingPackage,
  usualCategory: number | null
): ItemEntry {
  return entry ?? { ...emptyItemEntry, category: usualCategory }
}

export function hasTypedItem({ entry }: WorkingPackage): boolean {
  return Boolean(entry && (entry.description || entry.value))
}

export function itemFromEntry(entry: ItemEntry): FormItem {
  return {
    category: entry.category ?? 0,
    description: entry.description.trim(),
    quantity: readNumber(entry.quantity, COUNT_NUMBER),
    value: readNumber(entry.value, MONEY_NUMBER),
    ...(entry.hsCode ? { hsCode: entry.hsCode } : {}),
    ...(entry.countryOfOrigin ? { countryOfOrigin: entry.countryOfOrigin } : {}),
  }
}

export function entryFromItem(item: FormItem): ItemEntry {
  return { ...item, quantity: String(item.quantity), value: String(item.value) }
}

export function changeWorkingPackage(
  form: BookingForm,
  change: Partial<WorkingPackage>
): BookingForm {
  return { ...form, working: { ...form.working, ...change } }
}

/** Moves the item that the user has typed into the package's list of items. */
export function withTypedItem(form: BookingForm): BookingForm {
  const { items, entry } = form.working
  if (items.length > 0 || !entry || !hasTypedItem(form.working)) return form
  return changeWorkingPackage(form, { items: [itemFromEntry(entry)], entry: undefined })
}

export function withBox(form: BookingForm, box: SavedBoxData): BookingForm {
  const { length, width, height, weight } = box
  return changeWorkingPackage(form, {
    length: String(length),
    width: String(width),
    height: String(height),
    ...(weight ? { weight: String(weight) } : {}),
  })
}

export function matchesBox({ length, width, height }: WorkingPackage, box: SavedBoxData): boolean {
  const sides = [length, width, height].map((side) => parseTypedNumber(side, MEASURE_NUMBER))
  return [box.length, box.width, box.height].every((side, place) => side === sides[place])
}

/** Replaces the working package's item at index `place`; null adds the item. */
export function withItem(form: BookingForm, item: FormItem, place: number | null): BookingForm {
  const { items } = form.working
  return changeWorkingPackage(form, {
    items: place === null ? [...items, item] : items.with(place, item),
    entry: undefined,
  })
}

export function withoutItem(form: BookingForm, place: number): BookingForm {
  return changeWorkingPackage(form, { items: form.working.items.toSpliced(place, 1) })
}

/** Adds the working package to the list or replaces the edited one, then empties the editor. */
export function withPackage(form: BookingForm): BookingForm {
  const { working } = withTypedItem(form)
  const { updating } = working
  const parcel = packageFromWorking(working)
  const packages =
    updating === null ? [...form.packages, parcel] : form.packages.with(updating, parcel)
  return { ...form, packages, working: emptyWorkingPackage }
}

export function editPackage(form: BookingForm, place: number): BookingForm {
  const parcel = form.packages[place]
  if (!parcel) return form
  return { ...form, working: { ...packageAsTyped(parcel), updating: place } }
}

export function withoutPackage(form: BookingForm, place: number): BookingForm {
  const { updating } = form.working
  const packages = form.packages.toSpliced(place, 1)
  if (updating === null || updating < place) return { ...form, packages }
  if (updating === place) return { ...form, packages, working: emptyWorkingPackage }
  return { ...form, packages, working: { ...form.working, updating: updating - 1 } }
}

export function clearWorking(form: BookingForm): BookingForm {
  return { ...form, working: emptyWorkingPackage }
}

/** Returns whether the package editor holds input that is not yet in the list. */
export function isPackageStarted(working: WorkingPackage): boolean {
  const { items, weight, length, width, height, updating } = working
  if (hasTypedItem(working)) return true
  return updating !== null || items.length > 0 || Boolean(weight || length || width || height)
}

export function itemsValue(items: readonly FormItem[]): number {
  const kobo = items.reduce(
    (sum, { quantity, value }) => sum + Math.round(quantity * value * 100),
    0
  )
  return kobo / 100
}

/** Totals of all listed packages: value in naira, weight in kilograms, and counts. */
export function packageTotals(packages: readonly FormPackage[]) {
  const weightGrams = packages.reduce((sum, { weight }) => sum + grams(weight), 0)
  const items = packages.flatMap((parcel) => parcel.items)
  return {
    value: itemsValue(items),
    weight: kilograms(weightGrams),
    packages: packages.length,
    items: items.length,
  }
}

function packageFromWorking({ updating: _, entry: __, ...working }: WorkingPackage): FormPackage {
  return {
    ...working,
    weight: readNumber(working.weight, MEASURE_NUMBER),
    length: parseTypedNumber(working.length, MEASURE_NUMBER),
    width: parseTypedNumber(working.width, MEASURE_NUMBER),
    height: parseTypedNumber(working.height, MEASURE_NUMBER),
  }
}

function packageAsTyped(parcel: FormPackage): Omit<WorkingPackage, 'updating'> {
  return {
    ...parcel,
    weight: String(parcel.weight),
    length: String(parcel.length ?? ''),
    width: String(parcel.width ?? ''),
    height: String(parcel.height ?? ''),
  }
}
