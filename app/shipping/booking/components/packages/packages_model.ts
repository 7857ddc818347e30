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
  /** Naira for one. */
  value: number
  /** What is said for the customs; what is left out has defaults. */
  hsCode?: string | null
  countryOfOrigin?: string | null
}

/** An item as it is typed. */
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

/** The package that is being put together, with its measures as typed. */
export interface WorkingPackage {
  items: FormItem[]
  /** The first item as it is typed, until it is one; what is left out is not touched yet. */
  entry?: ItemEntry
  weight: string
  length: string
  width: string
  height: string
  expressBoxId: number
  /** The place in the list of the package that is being updated; null for a new one. */
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

/** An item to begin with. At home nobody asks what kind of thing it is. */
export function initialItemEntry(
  { entry }: WorkingPackage,
  usualCategory: number | null
): ItemEntry {
  return entry ?? { ...emptyItemEntry, category: usualCategory }
}

/** Whether somebody has begun to say what it is. */
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

export function withWorking(form: BookingForm, change: Partial<WorkingPackage>): BookingForm {
  return { ...form, working: { ...form.working, ...change } }
}

/** The item that was typed first becomes one of the list. */
export function withTypedItem(form: BookingForm): BookingForm {
  const { items, entry } = form.working
  if (items.length > 0 || !entry || !hasTypedItem(form.working)) return form
  return withWorking(form, { items: [itemFromEntry(entry)], entry: undefined })
}

/** The sides and the usual weight of a box of theirs. */
export function withBox(form: BookingForm, box: SavedBoxData): BookingForm {
  const { length, width, height, weight } = box
  return withWorking(form, {
    ...{ length: String(length), width: String(width), height: String(height) },
    ...(weight ? { weight: String(weight) } : {}),
  })
}

export function matchesBox({ length, width, height }: WorkingPackage, box: SavedBoxData): boolean {
  const sides = [length, width, height].map((side) => parseTypedNumber(side, MEASURE_NUMBER))
  return [box.length, box.width, box.height].every((side, place) => side === sides[place])
}

/** Adds an item to the working package, or puts it in the place of another. */
export function withItem(form: BookingForm, item: FormItem, place: number | null): BookingForm {
  const { items } = form.working
  return withWorking(form, {
    items: place === null ? [...items, item] : items.with(place, item),
    entry: undefined,
  })
}

export function withoutItem(form: BookingForm, place: number): BookingForm {
  return withWorking(form, { items: form.working.items.toSpliced(place, 1) })
}

/** Adds the working package to the list, or puts it back in its place; the entry is then empty. */
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

/** Whether something was started that is not in the list yet. */
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

/** What is in the list: naira, kilograms and counts. */
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
