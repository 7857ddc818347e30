import type { Data } from '@generated/data'
import type { PickupCalendar } from '#shipping/booking/rules/booking_rules'
import type { ExportReason } from '#shipping/shipment/rules/export_declaration'
import type { ReturnedCardPayment } from '#shipping/billing/components/card_payment_return'
import type { PendingCardPayment } from '#shipping/billing/components/pending_card_payments'

export type AddressSide = 'origin' | 'destination'
export type InsuranceCode = BookedShipment['insurance']

export type SavedAddressData = Data.Shipping.Booking.SavedAddress
export type SavedBoxData = Data.Shipping.Booking.Memory.SavedBox
export type DraftData = Data.Shipping.Booking.Memory.BookingDraft
export type ExpressBoxData = Data.Shipping.Pricing.ExpressBox
export type DropOffLocationData = Data.Shipping.Booking.DropOffLocation
export type OfferData = Data.Shipping.Pricing.Offer
export type QuoteData = Data.Shipping.Pricing.Quote
export type QuoteAdvice = QuoteData['advice'][number]
export type BookedShipment = Data.Shipping.Shipment.Shipment
type ShipmentAddress = BookedShipment['origin']
/** One of the address book has no text in another script. */
export type BookedAddress = Omit<ShipmentAddress, 'originalScript'> &
  Partial<Pick<ShipmentAddress, 'originalScript'>>
export type BookedPackage = BookedShipment['items'][number]
export type ReadinessFinding = QuoteData['readiness'][number]
export type OfferCharge = OfferData['charges'][number]
export type Explanation = OfferData['explanation']
export type IncompleteBookingData = Data.Shipping.Booking.IncompleteBooking

/** What the last bookings of this sender, or of their business, were like; null where there is none. */
type BookingDefaults = {
  /** Who is to send unless told, or sent last. */
  sender: BookedAddress | null
  /** Who is to receive unless told; null where nobody is. */
  recipient: BookedAddress | null
  /** Latest first. */
  recipients: BookedAddress[]
  country: string | null
  insurance: InsuranceCode | null
  pickup: boolean | null
  /** Who carried the last one of each kind. */
  couriers: Partial<Record<BookedShipment['kind'], string>>
  boxId: number | null
  /** What a parcel at home is sent as until its sender says otherwise. */
  categoryId: number | null
}

/** As it comes from the server; an interface would not count as JSON. */
type Choice<V extends string | number = string> = { value: V; label: string }

type PrefillPlace = Record<'country' | 'state' | 'stateName' | 'city' | 'cityName', string>

/** What was asked of the rates page before; kilograms and centimetres as typed. */
export type RatePrefill = Record<AddressSide, PrefillPlace> &
  Record<'weight' | 'length' | 'width' | 'height', string>

/** What the booking screen is given. */
export type BookingScreen = {
  /** The card payment that the browser has just come back from. */
  returnedCard: ReturnedCardPayment | null
  /** Asked for where it is paid. */
  wallet?: Data.Wallet.Balances.Wallet
  /** Of the booking that is resumed: card payments that may still come. */
  pendingCards: PendingCardPayment[]
  calendar: PickupCalendar
  countries: Choice[]
  recipientCountries: Choice[]
  nigerianStates: Choice[]
  categories: Choice<number>[]
  /** Those that cross a border without a declaration. */
  documentCategories: number[]
  /** Why this sender most likely sends something abroad. */
  exportReason: ExportReason
  dangerousGoods: string[]
  /** Naira, of all that is in one shipment. */
  largestValue: number
  expressBoxes: ExpressBoxData[]
  dropOffLocations: DropOffLocationData[]
  insuranceList: { code: InsuranceCode; label: string; description: string }[]
  /** Naira; negative when the service is not available. */
  signatureServiceFee: number
  dropOffAmountForLocal: number
  dropOffAmountForInternational: number
  isStaff: boolean
  /** What staff may add to a bill. */
  costTypes: Choice[]
  draftKey: string
  sender: { fullname: string; email: string; phoneNumber: string }
  addresses: Data.Shipping.Booking.AddressBook
  /** The newest of those that wait for their payment. */
  incomplete: IncompleteBookingData[]
  incompleteCount: number
  /** There are more than are counted. */
  hasMoreIncomplete: boolean
  editing: BookedShipment | null
  resuming: BookedShipment | null
  carried: RatePrefill | null
  boxes: SavedBoxData[]
  remembered: BookingDefaults
  draft: DraftData
  /** The shipment that is to be booked once more; null as well where it is not there to be read. */
  again: BookedShipment | null
  againWanted: boolean
}
