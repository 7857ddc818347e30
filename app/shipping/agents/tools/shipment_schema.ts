import { EXPORT_REASONS, INCOTERMS } from '#shipping/shipment/rules/export_declaration'

/** Descriptions for assistants; the validators decide what is valid. */
export const textProperty = (description: string) => ({ type: 'string', description })

export const sizeProperty = (description: string) => ({ type: ['number', 'null'], description })

export const PLACE_PROPERTIES = {
  country: textProperty('ISO 3166 alpha-2, such as NG'),
  state: textProperty('State code from find_place, such as NG_LA'),
  city: { type: ['string', 'null'], description: 'City code, in Nigeria only' },
}

const ADDRESS = {
  type: 'object',
  properties: {
    fullname: textProperty('Name of a person'),
    phoneNumber: textProperty('With country code; a Nigerian number may begin with 0'),
    email: textProperty('E-mail address for updates about the parcel'),
    address: textProperty('Street and number'),
    ...PLACE_PROPERTIES,
    state: textProperty('State code from find_place; empty if the country has none'),
    cityName: { type: ['string', 'null'], description: 'City name, required outside Nigeria' },
    postalCode: textProperty('Postal code in the local format; empty if there is none'),
    originalScript: textProperty('Name and address in the local script, if it is not Latin'),
    saveInAddressBook: { type: 'boolean', default: false },
  },
  required: ['fullname', 'phoneNumber', 'email', 'address', 'country', 'state', 'postalCode'],
}

const ITEM = {
  type: 'object',
  properties: {
    description: textProperty('A description that customs understand, such as cotton shirts'),
    quantity: { type: 'integer', minimum: 1 },
    value: { type: 'number', description: 'Naira per piece' },
    category: { type: 'integer', description: 'Category id from quote' },
    hsCode: { type: ['string', 'null'], description: 'Six digits, if known' },
    countryOfOrigin: {
      type: ['string', 'null'],
      description: 'Where it was made: ISO 3166 alpha-2, such as NG',
    },
  },
  required: ['description', 'quantity', 'value', 'category'],
}

const PACKAGE = {
  type: 'object',
  properties: {
    weight: { type: 'number', description: 'kg' },
    packageDimension: {
      type: ['object', 'null'],
      properties: {
        length: sizeProperty('cm'),
        width: sizeProperty('cm'),
        height: sizeProperty('cm'),
      },
    },
    itemUnits: { type: 'array', items: ITEM, minItems: 1, description: 'The contents' },
  },
  required: ['weight', 'itemUnits'],
}

const CUSTOMS = {
  type: ['object', 'null'],
  description: 'For international shipments; omitted fields have defaults',
  properties: {
    incoterm: { enum: [...INCOTERMS, null], description: 'Who pays the duties' },
    exportReason: { enum: [...EXPORT_REASONS, null] },
    senderTaxId: { type: ['string', 'null'] },
    receiverTaxId: { type: ['string', 'null'] },
  },
}

/** The body of POST /shipment. */
export const SHIPMENT_SCHEMA = {
  type: 'object',
  properties: {
    origin: ADDRESS,
    destination: ADDRESS,
    items: { type: 'array', items: PACKAGE, minItems: 1, description: 'The packages' },
    insurance: { enum: ['Standard', 'Premium'] },
    pickup: { type: 'boolean', description: 'True if the courier collects the parcel' },
    preferredPickupDate: { type: ['string', 'null'], description: 'YYYY-MM-DD' },
    signatureRequired: { type: 'boolean' },
    preferredCourier: { type: ['string', 'null'], description: 'From quote, such as DHL' },
    customs: CUSTOMS,
    quoteId: { type: ['string', 'null'], description: 'The id of the quote whose price to keep' },
    reference: { type: ['string', 'null'], maxLength: 50, description: 'Such as an order number' },
    metadata: {
      type: ['object', 'null'],
      additionalProperties: { type: 'string', maxLength: 500 },
      maxProperties: 20,
      description: 'Your own data to store with the shipment',
    },
  },
  required: ['origin', 'destination', 'items', 'insurance', 'pickup', 'signatureRequired'],
}
