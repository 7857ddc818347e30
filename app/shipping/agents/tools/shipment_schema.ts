import { EXPORT_REASONS, INCOTERMS } from '#shipping/shipment/rules/export_declaration'

/** Descriptions for assistants; the validators decide what is valid. */
export const textProperty = (description: string) => ({ type: 'string', description })

export const sizeProperty = (description: string) => ({ type: ['number', 'null'], description })

export const PLACE_PROPERTIES = {
  country: textProperty('ISO 3166 alpha-2, such as NG'),
  state: textProperty('Its code, such as NG_LA: ask find_place'),
  city: { type: ['string', 'null'], description: 'In Nigeria the code of the city' },
}

const ADDRESS = {
  type: 'object',
  properties: {
    fullname: textProperty('Of a person'),
    phoneNumber: textProperty('Nigerian for a sender; with its country code for a receiver abroad'),
    email: textProperty('Where news of the parcel go'),
    address: textProperty('Street and number'),
    ...PLACE_PROPERTIES,
    state: textProperty('As in the place; none abroad where addresses have no state'),
    cityName: { type: ['string', 'null'], description: 'Needed abroad, where no city has a code' },
    postalCode: textProperty('As the post there writes it; empty where there is none'),
    originalScript: textProperty('Name and address in their own script, where it is not Latin'),
    saveInAddressBook: { type: 'boolean', default: false },
  },
  required: ['fullname', 'phoneNumber', 'email', 'address', 'country', 'state', 'postalCode'],
}

const ITEM = {
  type: 'object',
  properties: {
    description: textProperty('What it is, so that customs understand it: cotton shirts'),
    quantity: { type: 'integer', minimum: 1 },
    value: { type: 'number', description: 'Naira for one of them' },
    category: { type: 'integer', description: 'From the list that quote answers' },
    hsCode: { type: ['string', 'null'], description: 'Six digits, where they are known' },
    countryOfOrigin: { type: ['string', 'null'], description: 'ISO 3166 alpha-2' },
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
    itemUnits: { type: 'array', items: ITEM, minItems: 1, description: 'What is inside' },
  },
  required: ['weight', 'itemUnits'],
}

const CUSTOMS = {
  type: ['object', 'null'],
  description: 'Across a border; what is left out has defaults',
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
    pickup: { type: 'boolean', description: 'Whether the courier fetches it' },
    preferredPickupDate: { type: ['string', 'null'], description: 'YYYY-MM-DD' },
    signatureRequired: { type: 'boolean' },
    preferredCourier: { type: ['string', 'null'], description: 'As quote calls it, such as DHL' },
    customs: CUSTOMS,
    quoteId: { type: ['string', 'null'], description: 'Keeps the price of a quote' },
    reference: { type: ['string', 'null'], maxLength: 50, description: 'Of an order, for one' },
    metadata: {
      type: ['object', 'null'],
      additionalProperties: { type: 'string', maxLength: 500 },
      maxProperties: 20,
      description: 'Whatever else is to be kept with the shipment',
    },
  },
  required: ['origin', 'destination', 'items', 'insurance', 'pickup', 'signatureRequired'],
}
