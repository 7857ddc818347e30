import type { Fields, JsonSchema } from '#shared/http/json_schema'

/**
 * What a field means, where its name does not say it: said of one schema, or of one call, since the
 * same name means other things elsewhere. The type that the code gives goes before the one here.
 */
type Notes = Record<string, Fields>

const note = (description: string): JsonSchema => ({ description })

function each(description: string, ...names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, note(description)]))
}

const CENTIMETRES = each('cm', 'length', 'width', 'height')
const CHARGED_WEIGHTS = {
  ...each('kg on the scale', 'actualWeight'),
  ...each('kg: length × width × height in cm, divided by 5,000', 'volumetricWeight'),
  ...each('kg: the greater of actual and volumetric weight', 'billableWeight'),
}
const ROW_OF_TARIFF = {
  aboveWeight: note('kg: the row of the tariff applies above this'),
  endWeight: note('kg: the row of the tariff applies up to and including this'),
}
const RATE = { shippingRate: note('Naira, what the courier’s row of the tariff says') }
const COURIER = each('FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM', 'courier')
const NUMBERS = {
  trackingNumber: note('What anyone may follow the parcel by'),
  waybillNumber: note('What the courier calls the shipment'),
}
const MERCHANT = each('Your own: kept with the shipment as it is', 'reference', 'metadata')
const CREDIT = { creditLimit: note('Naira that the cash balance may fall below zero') }
const BALANCES = { ...each('Naira', 'cashBalance', 'cashBackBalance'), ...CREDIT }
const CUSTOMS = {
  hsCode: note('Six digits: see /hs_code'),
  countryOfOrigin: note('Two letters: where the goods were made'),
}

/** Of what calls answer, by the name of the schema. */
export const SCHEMA_NOTES: Notes = {
  Shipment: {
    ...CENTIMETRES,
    ...CHARGED_WEIGHTS,
    ...ROW_OF_TARIFF,
    ...RATE,
    ...COURIER,
    ...NUMBERS,
    ...MERCHANT,
    ...CUSTOMS,
    ...each('Naira', 'amount', 'insuranceFee', 'signatureServiceFee', 'shippingBoxFee'),
    ...each('Naira', 'dropOffFee', 'discountAmount', 'totalValue'),
    weight: note('kg'),
    grossWeight: note('kg, boxes included'),
    packageDimension: note('Length, width and height in cm'),
    paymentAmount: note('Naira, everything that is to be paid'),
    category: note('A number: see /shipment/item_category/all'),
    quantity: note('How many'),
    expressBoxId: note('0 for none'),
    incoterm: note('DAP: the receiver pays the duties. DDP: the sender pays them'),
    originalScript: note('Name and address as they are written there, beside the Latin letters'),
    transactionReference: note('What a payment knows the shipment by'),
  },
  Offer: {
    ...CHARGED_WEIGHTS,
    ...ROW_OF_TARIFF,
    ...RATE,
    ...COURIER,
    amount: note('Naira'),
    paymentAmount: note('Naira, everything that is to be paid'),
  },
  RateQuote: {
    ...CHARGED_WEIGHTS,
    ...ROW_OF_TARIFF,
    ...RATE,
    ...COURIER,
    weight: note('kg'),
    shippingBoxFee: note('Naira'),
  },
  Quote: {
    quoteId: note('To be sent with the booking, for this price'),
    expiresAt: note('Until then the quote holds'),
  },
  Advice: { ...COURIER, ...CENTIMETRES, ...each('Naira', 'saved', 'total'), weight: note('kg') },
  AdviceForCalculator: { ...COURIER, ...each('Naira', 'saved', 'total'), weight: note('kg') },
  ExpressBox: { ...CENTIMETRES, weight: note('kg') },
  HistoryRow: { ...COURIER, ...NUMBERS, ...MERCHANT },
  Dashboard: { ...COURIER, ...NUMBERS },
  Tracking: NUMBERS,
  BrandedTracking: NUMBERS,
  StaffPickup: { ...NUMBERS, weight: note('kg') },
  Reweigh: {
    ...each('kg', 'billedWeight', 'carrierWeight'),
    amount: note('Naira that are owed, or given back'),
  },
  Wallet: BALANCES,
  WalletForStaff: BALANCES,
  OrganizationRecord: { cashBalance: note('Naira'), ...CREDIT },
  OrganizationRecordForMembers: CREDIT,
  Transaction: { amount: note('Naira') },
  TransactionDetail: { amount: note('Naira') },
  Withdrawal: { amount: note('Naira') },
  PaymentIntent: { amount: note('Naira'), expiresAt: note('Until then it may be paid') },
  PaymentForAttention: { amount: note('Naira') },
  AppliedDiscount: { discountAmount: note('Naira') },
  GiftCodeRedemption: { discountAmount: note('Naira') },
}

/** Of what calls answer without a schema of a name, by the name of the route. */
export const ANSWER_NOTES: Notes = {
  'api.shipping.card_checkouts.store': { amount: note('Naira that the card is charged') },
  'api.shipping.hs_code_proposals.show': CUSTOMS,
}

const PLACE = {
  country: note('Two letters, such as NG: see /locations'),
  state: note('Country and state, such as NG_LA: see /locations/{key}'),
  city: note('A code such as IKEJA: see /locations/{key}'),
}
const PHONE = { phoneNumber: note('+ and 7 to 15 digits, or 0 and 10 digits') }
const SUBMISSION: Fields = {
  ...PLACE,
  ...MERCHANT,
  ...PHONE,
  ...CENTIMETRES,
  ...CUSTOMS,
  incoterm: note('DAP: the receiver pays the duties. DDP: the sender pays them'),
  originalScript: note('Name and address as they are written there, beside the Latin letters'),
  cityName: note('The city in words, where it has no code'),
  weight: note('kg'),
  packageDimension: note('Length, width and height in cm'),
  quantity: note('How many'),
  value: note('Naira, of one of them'),
  category: note('A number: see /shipment/item_category/all'),
  expressBoxId: note('0 for none'),
  saveInAddressBook: note('true keeps the address for the next booking'),
  preferredPickupDate: { type: 'string', format: 'date', description: 'A workday within 14 days' },
  preferredCourier: note('FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM'),
  pay: note('Of the booking alone: a quote takes nothing'),
  quoteId: note('From the quote whose price you want to pay'),
}
const BOOKING: Fields = {
  ...SUBMISSION,
  preferredCourier: note(
    'cheapest, fastest, or FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM'
  ),
  pay: note('Pays at once, from this balance. Without it the booking waits unpaid'),
}
const PERIOD = {
  startDate: note('The first day, as days in Lagos'),
  endDate: note('The last day, not before the first'),
}
const SEARCH = { condition: note('What a row has to hold') }
const USERNAME = { username: note('The e-mail address') }
const REFERRAL = {
  referralCode: note('Of whoever sent them; one that nobody has counts for nothing'),
}
const NEWCOMER = { ...USERNAME, ...PHONE, ...REFERRAL }
const AMOUNT = { amount: note('Naira') }
const BOOKED = { ref: note('The transactionReference of the booking') }
/** As the call reads it, and not as JSON has it. */
const LAGOS_DAY = { day: { type: 'string', format: 'date' } }

/** Of what calls take, in the address or in the body, by the name of the route. */
export const REQUEST_NOTES: Notes = {
  'api.identity.login': USERNAME,
  'api.identity.verifications.store': USERNAME,
  'api.identity.accounts.store': NEWCOMER,
  'api.identity.passwordless_accounts.store': NEWCOMER,
  'api.identity.password_resets.store': USERNAME,
  'api.identity.phone_number.update': PHONE,
  'api.identity.oauth.admissions.store': REFERRAL,
  'api.identity.sign_up_completions.store': { ...PHONE, ...REFERRAL },
  'api.identity.referral_clicks.store': REFERRAL,
  'api.identity.people.index': SEARCH,
  'api.identity.people.store': { ...USERNAME, ...PHONE },
  'api.identity.people.update': { ...USERNAME, ...PHONE },
  'api.wallet.user_wallets.index': SEARCH,
  'api.wallet.operations.store': AMOUNT,
  'api.wallet.withdrawals.store': AMOUNT,
  'api.wallet.organization_withdrawals.store': AMOUNT,
  'api.wallet.transactions.index': PERIOD,
  'api.wallet.transactions.export': PERIOD,
  'api.wallet.statement_tokens.show': PERIOD,
  'api.wallet.payment_references.show': { paymentAmount: note('Naira') },
  'api.shipping.rate_quotes.store': {
    ...PLACE,
    export: note('true for a parcel that leaves Nigeria or comes to it, false within'),
    weight: note('kg'),
    packageDimension: note('Length, width and height in cm'),
    quantity: note('How many'),
  },
  'api.shipping.quotes.store': SUBMISSION,
  'api.shipping.shipments.store': BOOKING,
  'api.shipping.hs_codes.index': { q: note('Digits or words') },
  'api.shipping.hs_code_proposals.show': {
    category: note('A number: see /shipment/item_category/all'),
  },
  'api.shipping.payments.store': { ...AMOUNT, ...BOOKED },
  'api.shipping.card_checkouts.store': AMOUNT,
  'api.shipping.reweighs.store': { weight: note('kg'), charge: note('Naira') },
  'api.shipping.reweigh_decisions.approve': AMOUNT,
  'api.shipping.shipping_costs.store': { value: note('Naira') },
  'api.shipping.discounts.index': SEARCH,
  'api.shipping.discount_uses.index': SEARCH,
  'api.shipping.manifests.show': LAGOS_DAY,
  'api.shipping.history.index': PERIOD,
  'api.shipping.history.export': PERIOD,
  'api.shipping.import_history.index': PERIOD,
  'api.branding.businesses.index': SEARCH,
  'api.admin.organization_records.index': SEARCH,
  'api.admin.organization_exports.show': SEARCH,
  'api.admin.billing_groups.index': SEARCH,
  'api.admin.billing_group_exports.show': SEARCH,
  'api.admin.invoice_decisions.credit': AMOUNT,
  'api.admin.rates.store': ROW_OF_TARIFF,
  'api.admin.rate_multipliers.store': each('kg', 'startWeight', 'endWeight', 'increment'),
  'api.admin.reference_entries.index': { q: note('Digits or words') },
  'api.admin.audit_entries.index': { ...SEARCH, ...PERIOD },
  'api.admin.audit_exports.show': { ...SEARCH, ...PERIOD },
}
