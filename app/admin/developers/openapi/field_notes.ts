import type { Fields } from '#admin/developers/openapi/json_schema'

const day = { type: 'string', format: 'date' }

/** What a field means in a request and in an answer. The type that the code gives goes before the one here. */
export const FIELD_NOTES: Fields = {
  weight: { description: 'Kg' },
  actualWeight: { description: 'Kg on the scale' },
  volumetricWeight: { description: 'Kg: length × width × height in cm, divided by 5,000' },
  billableWeight: { description: 'Kg: the greater of actual and volumetric weight' },
  grossWeight: { description: 'Kg, boxes included' },
  aboveWeight: { description: 'Kg: the row of the tariff applies above this' },
  endWeight: { description: 'Kg: the row of the tariff applies up to and including this' },
  length: { description: 'cm' },
  width: { description: 'cm' },
  height: { description: 'cm' },
  packageDimension: { description: 'Length, width and height in cm' },
  shippingRate: { description: 'Naira, what the courier’s row of the tariff says' },
  paymentAmount: { description: 'Naira, everything that is to be paid' },
  amount: { description: 'Naira' },
  insuranceFee: { description: 'Naira' },
  signatureServiceFee: { description: 'Naira' },
  shippingBoxFee: { description: 'Naira' },
  dropOffFee: { description: 'Naira' },
  discountAmount: { description: 'Naira' },
  cashBalance: { description: 'Naira' },
  cashBackBalance: { description: 'Naira' },
  creditLimit: { description: 'Naira that the cash balance may fall below zero' },
  totalValue: { description: 'Naira' },
  courier: { description: 'FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM' },
  preferredCourier: {
    description: 'FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM',
  },
  category: { description: 'A number: see /shipment/item_category/all' },
  expressBoxId: { description: '0 for none' },
  quoteId: { description: 'From the quote whose price you want to pay' },
  expiresAt: { description: 'Until then the quote holds' },
  preferredPickupDate: { ...day, description: 'A weekday from today on' },
  startDate: { ...day, description: 'YYYY-MM-DD' },
  endDate: { ...day, description: 'YYYY-MM-DD, not before the start date' },
  condition: { description: 'What a row has to hold' },
  quantity: { description: 'How many' },
  transactionReference: { description: 'What a payment knows the shipment by' },
  trackingNumber: { description: 'What anyone may follow the parcel by' },
  waybillNumber: { description: 'What the courier calls the shipment' },
  saveInAddressBook: { description: 'true keeps the address for the next booking' },
  id: { description: 'A number that we gave' },
  ref: { description: 'The transactionReference of the booking' },
  document: { description: 'Which paper' },
  username: { description: 'The e-mail address' },
  phoneNumber: { description: '+ and 7 to 15 digits, or 0 and 10 digits' },
  ts: { description: 'When, ISO 8601' },
}

/** What a field means where it is sent; in an answer some of these are words for people. */
export const REQUEST_NOTES: Fields = {
  ...FIELD_NOTES,
  export: { description: 'true for a parcel that leaves Nigeria or comes to it, false within' },
  state: { description: 'Country and state, such as NG_LA: see /locations/{key}' },
  country: { description: 'Two letters, such as NG: see /locations' },
  city: { description: 'A code such as IKEJA: see /locations/{key}' },
  cityName: { description: 'The city in words, where it has no code' },
}
