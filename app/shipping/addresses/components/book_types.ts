import type { Data } from '@generated/data'

export type BookEntryData = Data.Shipping.Addresses.BookEntry
export type AddressGroupData = Data.Shipping.Addresses.AddressGroup
export type AddressSideName = BookEntryData['side']

export type EntryView = 'edit' | 'delete'

export const BOOK_VIEWS = ['new', 'import', 'twins', 'groups', 'ask'] as const

export type BookView = (typeof BOOK_VIEWS)[number]

export const SIDE_OPTIONS: { value: AddressSideName; label: string }[] = [
  { value: 'destination', label: 'Receiver' },
  { value: 'origin', label: 'Sender' },
]

export const SIDE_LABELS: Record<AddressSideName, string> = {
  origin: 'Sender',
  destination: 'Receiver',
}

export interface BookDialogProps {
  open: boolean
  onClose: () => void
  onChanged: () => void
}

export function entryPlaceText({
  address,
  landmark,
  cityName,
  stateName,
  countryName,
}: Pick<BookEntryData, 'address' | 'landmark' | 'cityName' | 'stateName' | 'countryName'>): string {
  return [address, landmark, cityName, stateName, countryName].filter(Boolean).join(', ')
}
