import { columnsBy, meaningsOf } from '#shared/sheets/columns'

/** What a column of a sheet of addresses may hold, as people read it. */
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
} as const

export type AddressField = keyof typeof ADDRESS_FIELDS

export type AddressTexts = Partial<Record<AddressField, string>>

/** How people and their programs head a column; case, signs and spaces do not matter. */
const NAMES: Record<AddressField, string[]> = {
  fullname: [
    ...['name', 'receiver', 'receiver name', 'recipient', 'recipient name', 'customer', 'fullname'],
    ...[
      'customer name',
      'contact name',
      'contact person',
      'consignee',
      'shipping name',
      'display name',
    ],
  ],
  phoneNumber: [
    ...['phone', 'telephone', 'tel', 'mobile', 'mobile number', 'contact', 'contact number'],
    ...['receiver phone', 'recipient phone', 'customer phone', 'shipping phone', 'whatsapp', 'gsm'],
    ...['mobile phone', 'phone 1 value', 'phone1'],
  ],
  email: ['email', 'e mail', 'email address', 'customer email', 'receiver email', 'mail'],
  address: [
    ...['street', 'street address', 'delivery address', 'shipping address', 'address line 1'],
    ...[
      'receiver address',
      'recipient address',
      'shipping street',
      'shipping address1',
      'address1',
    ],
    ...['home address'],
  ],
  landmark: [
    'nearest landmark',
    'closest landmark',
    'bus stop',
    'nearest bus stop',
    'nearest busstop',
  ],
  city: ['town', 'city town', 'shipping city', 'receiver city', 'recipient city', 'area'],
  lga: ['lga', 'l g a', 'local government area', 'local govt', 'lg'],
  state: [
    'province',
    'region',
    'state province',
    'shipping state',
    'shipping province',
    'receiver state',
  ],
  country: ['shipping country', 'receiver country', 'recipient country', 'nation'],
  postalCode: ['postcode', 'post code', 'zip', 'zip code', 'shipping zip', 'postal', 'zipcode'],
  side: ['side', 'kind', 'type', 'sender receiver', 'role'],
}

const MEANINGS = meaningsOf(ADDRESS_FIELDS, NAMES)

/** By their plain form. */
export const HEADERS = [...MEANINGS.keys()]

export function addressColumns(headers: readonly string[]) {
  return columnsBy(headers, { meanings: MEANINGS, either: {} })
}
