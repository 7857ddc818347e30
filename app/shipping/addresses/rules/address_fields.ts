import { PART_FIELDS } from '#shared/sheets/rules/part_fields'

export const ADDRESS_FIELDS = {
  fullname: 'Full Name',
  phoneNumber: 'Phone Number',
  email: 'E-mail',
  address: 'Address',
  landmark: 'Landmark',
  city: 'City',
  lga: 'Local Government',
  state: 'State',
  country: 'Country',
  postalCode: 'Postal Code',
  side: 'Sender or Receiver',
  ...PART_FIELDS,
} as const

export type AddressField = keyof typeof ADDRESS_FIELDS

export const ADDRESS_FIELD_NAMES = Object.keys(ADDRESS_FIELDS) as AddressField[]

export type AddressTexts = Partial<Record<AddressField, string>>
