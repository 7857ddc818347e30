import {
  matchColumns,
  type HeadedRows,
  type KnownColumns,
  buildHeaderMeanings,
  PART_NAMES,
} from '#shared/sheets/columns'
import { SHOP_HEADINGS } from '#shared/sheets/shop_exports'
import { ADDRESS_FIELDS, type AddressField } from '#shipping/addresses/rules/address_fields'

/** Common headings of each field. Case, punctuation and spaces do not matter. */
const NAMES: Record<AddressField, string[]> = {
  fullname: [
    ...['receiver', 'receiver name', 'recipient', 'recipient name', 'customer', 'fullname'],
    ...[
      'customer name',
      'contact name',
      'contact person',
      'consignee',
      'shipping name',
      'display name',
    ],
    ...['nom', 'nom complet', 'destinataire', 'client'],
  ],
  phoneNumber: [
    ...['phone', 'telephone', 'tel', 'mobile', 'mobile number', 'contact', 'contact number'],
    ...['receiver phone', 'recipient phone', 'customer phone', 'shipping phone', 'whatsapp', 'gsm'],
    ...['mobile phone', 'phone 1 value', 'phone1', 'portable', 'numero de telephone'],
  ],
  email: [
    'email',
    'e mail',
    'email address',
    'customer email',
    'receiver email',
    'mail',
    'courriel',
  ],
  address: [
    ...['street', 'street address', 'delivery address', 'shipping address', 'address line 1'],
    ...[
      'receiver address',
      'recipient address',
      'shipping street',
      'shipping address1',
      'address1',
    ],
    ...['home address', 'address 1', 'street 1', 'adresse', 'adresse de livraison', 'rue'],
  ],
  landmark: [
    'nearest landmark',
    'closest landmark',
    'bus stop',
    'nearest bus stop',
    'nearest busstop',
  ],
  city: ['town', 'city town', 'shipping city', 'receiver city', 'recipient city', 'area', 'ville'],
  lga: ['lga', 'l g a', 'local government area', 'local govt', 'lg'],
  state: [
    'province',
    'region',
    'state province',
    'shipping state',
    'shipping province',
    ...['receiver state', 'etat', 'departement'],
  ],
  country: ['shipping country', 'receiver country', 'recipient country', 'nation', 'pays'],
  postalCode: [
    ...['postcode', 'post code', 'zip', 'zip code', 'shipping zip', 'postal', 'zipcode'],
    'code postal',
  ],
  side: ['side', 'kind', 'type', 'sender receiver', 'role'],
  ...PART_NAMES,
}

const ADDRESS_COLUMN_MEANINGS = buildHeaderMeanings(ADDRESS_FIELDS, NAMES)

export const ADDRESS_SHEET_HEADERS = [...ADDRESS_COLUMN_MEANINGS.keys(), ...SHOP_HEADINGS]

/** If the sheet has a better heading for the full name, "Name" may be the order number. */
const AMBIGUOUS_ADDRESS_HEADERS: Record<string, AddressField[]> = { name: ['fullname'] }

export function detectAddressColumns(sheet: HeadedRows, known: KnownColumns<AddressField>) {
  return matchColumns(
    sheet,
    { meanings: ADDRESS_COLUMN_MEANINGS, either: AMBIGUOUS_ADDRESS_HEADERS },
    known
  )
}
