import type { Data } from '@generated/data'

export type Entry = Data.Shipping.Addresses.BookEntry
export type Group = Data.Shipping.Addresses.AddressGroup
export type Side = Entry['side']

/** What somebody has opened about an entry. */
export type EntryView = 'edit' | 'delete'

/** What stands beside the list. */
export const BOOK_VIEWS = ['new', 'import', 'twins', 'groups', 'ask'] as const

export type BookView = (typeof BOOK_VIEWS)[number]

export const SIDES: { value: Side; label: string }[] = [
  { value: 'destination', label: 'Receiver' },
  { value: 'origin', label: 'Sender' },
]

export const SIDE_LABELS: Record<Side, string> = { origin: 'Sender', destination: 'Receiver' }

/** A dialog over the book. */
export interface BookDialogProps {
  open: boolean
  onClose: () => void
  onChanged: () => void
}

export function placeOf({
  address,
  landmark,
  cityName,
  stateName,
  countryName,
}: Pick<Entry, 'address' | 'landmark' | 'cityName' | 'stateName' | 'countryName'>): string {
  return [address, landmark, cityName, stateName, countryName].filter(Boolean).join(', ')
}
