import { typedNumber } from '#shared/http/rules/field_checks'
import { COUNT, MEASURE, MONEY, readNumber } from '#shared/numbers/rules/read_number'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { SavedBox } from '#shipping/booking/components/form/types'
import { grams, kilograms } from '#shared/numbers/rules/weight'

export interface Item {
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

export interface Parcel {
  items: Item[]
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
  items: Item[]
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

const noItem: ItemEntry = { category: null, description: '', quantity: '1', value: '' }

export const noPackage: WorkingPackage = {
  items: [],
  weight: '',
  length: '',
  width: '',
  height: '',
  expressBoxId: 0,
  updating: null,
}

/** An item to begin with. At home nobody asks what kind of thing it is. */
export function firstEntry({ entry }: WorkingPackage, usualCategory: number | null): ItemEntry {
  return entry ?? { ...noItem, category: usualCategory }
}

/** Whether somebody has begun to say what it is. */
export function isTyped({ entry }: WorkingPackage): boolean {
  return Boolean(entry && (entry.description || entry.value))
}

export function itemOf(entry: ItemEntry): Item {
  return {
    category: entry.category ?? 0,
    description: entry.description.trim(),
    quantity: readNumber(entry.quantity, COUNT),
    value: readNumber(entry.value, MONEY),
    ...(entry.hsCode ? { hsCode: entry.hsCode } : {}),
    ...(entry.countryOfOrigin ? { countryOfOrigin: entry.countryOfOrigin } : {}),
  }
}

export function entryOf(item: Item): ItemEntry {
  return { ...item, quantity: String(item.quantity), value: String(item.value) }
}

export function withWorking(form: BookingForm, change: Partial<WorkingPackage>): BookingForm {
  return { ...form, working: { ...form.working, ...change } }
}

/** The item that was typed first becomes one of the list. */
export function withTypedItem(form: BookingForm): BookingForm {
  const { items, entry } = form.working
  if (items.length > 0 || !entry || !isTyped(form.working)) return form
  return withWorking(form, { items: [itemOf(entry)], entry: undefined })
}

/** The sides and the usual weight of a box of theirs. */
export function withBox(form: BookingForm, box: SavedBox): BookingForm {
  const { length, width, height, weight } = box
  return withWorking(form, {
    ...{ length: String(length), width: String(width), height: String(height) },
    ...(weight ? { weight: String(weight) } : {}),
  })
}

export function isInBox({ length, width, height }: WorkingPackage, box: SavedBox): boolean {
  const sides = [length, width, height].map((side) => typedNumber(side, MEASURE))
  return [box.length, box.width, box.height].every((side, place) => side === sides[place])
}

/** Adds an item to the working package, or puts it in the place of another. */
export function withItem(form: BookingForm, item: Item, place: number | null): BookingForm {
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
  const parcel = parcelOf(working)
  const packages =
    updating === null ? [...form.packages, parcel] : form.packages.with(updating, parcel)
  return { ...form, packages, working: noPackage }
}

export function loadPackage(form: BookingForm, place: number): BookingForm {
  const parcel = form.packages[place]
  if (!parcel) return form
  return { ...form, working: { ...typed(parcel), updating: place } }
}

export function withoutPackage(form: BookingForm, place: number): BookingForm {
  const { updating } = form.working
  const packages = form.packages.toSpliced(place, 1)
  if (updating === null || updating < place) return { ...form, packages }
  if (updating === place) return { ...form, packages, working: noPackage }
  return { ...form, packages, working: { ...form.working, updating: updating - 1 } }
}

export function clearWorking(form: BookingForm): BookingForm {
  return { ...form, working: noPackage }
}

/** Whether something was started that is not in the list yet. */
export function isStarted(working: WorkingPackage): boolean {
  const { items, weight, length, width, height, updating } = working
  if (isTyped(working)) return true
  return updating !== null || items.length > 0 || Boolean(weight || length || width || height)
}

export function itemsValue(items: readonly Item[]): number {
  const kobo = items.reduce(
    (sum, { quantity, value }) => sum + Math.round(quantity * value * 100),
    0
  )
  return kobo / 100
}

/** What is in the list: naira, kilograms and counts. */
export function totals(packages: readonly Parcel[]) {
  const weightGrams = packages.reduce((sum, { weight }) => sum + grams(weight), 0)
  const items = packages.flatMap((parcel) => parcel.items)
  return {
    value: itemsValue(items),
    weight: kilograms(weightGrams),
    packages: packages.length,
    items: items.length,
  }
}

function parcelOf({ updating: _, entry: __, ...working }: WorkingPackage): Parcel {
  return {
    ...working,
    weight: readNumber(working.weight, MEASURE),
    length: typedNumber(working.length, MEASURE),
    width: typedNumber(working.width, MEASURE),
    height: typedNumber(working.height, MEASURE),
  }
}

function typed(parcel: Parcel): Omit<WorkingPackage, 'updating'> {
  return {
    ...parcel,
    weight: String(parcel.weight),
    length: String(parcel.length ?? ''),
    width: String(parcel.width ?? ''),
    height: String(parcel.height ?? ''),
  }
}
