import type { Data } from '@generated/data'
import type { PickupCalendar } from '#shipping/booking/rules/booking_rules'
import type { ExportReason } from '#shipping/shipment/rules/export_declaration'
import type { ReturnedCardPayment } from '#shipping/billing/components/card_payment_return'
import type { PendingCardPayment } from '#shipping/billing/components/pending_card_payments'

export type AddressSide = 'origin' | 'destination'
export type InsuranceCode = BookedShipment['insurance']

export type SavedAddressData = Data.Shipping.Booking.SavedAddress
export type SavedBoxData = Data.Shipping.Booking.Drafts.SavedBox
export type DraftData = Data.Shipping.Booking.Drafts.BookingDraft
export type ExpressBoxData = Data.Shipping.Pricing.ExpressBox
export type DropOffLocationData = Data.Shipping.Booking.DropOffLocation
export type OfferData = Data.Shipping.Pricing.Offer
export type QuoteData = Data.Shipping.Pricing.Quote
export type QuoteAdvice = QuoteData['advice'][number]
export type BookedShipment = Data.Shipping.Shipment.Shipment
type ShipmentAddress = BookedShipment['origin']
/** Address book entries have no original script. */
export type BookedAddress = Omit<ShipmentAddress, 'originalScript'> &
  Partial<Pick<ShipmentAddress, 'originalScript'>>
export type BookedPackage = BookedShipment['items'][number]
export type ReadinessFinding = QuoteData['readiness'][number]
export type OfferCharge = OfferData['charges'][number]
export type Explanation = OfferData['explanation']
export type IncompleteBookingData = Data.Shipping.Booking.IncompleteBooking

/** Taken from the last bookings of this sender or business; null where unknown. */
type BookingDefaults = {
  sender: BookedAddress | null
  recipient: BookedAddress | null
  /** Latest first. */
  recipients: BookedAddress[]
  country: string | null
  insurance: InsuranceCode | null
  pickup: boolean | null
  /** The last courier for each kind of shipment. */
  couriers: Partial<Record<BookedShipment['kind'], string>>
  boxId: number | null
  /** Default category of domestic items. */
  categoryId: number | null
}

/** A type alias, because an interface does not satisfy the JSON constraint on props. */
type Choice<V extends string | number = string> = { value: V; label: string }

type PrefillPlace = Record<'country' | 'state' | 'stateName' | 'city' | 'cityName', string>

/** Search on the rates page; kilograms and centimetres as typed. */
export type RatePrefill = Record<AddressSide, PrefillPlace> &
  Record<'weight' | 'length' | 'width' | 'height' | 'courier', string>

export type BookingScreen = {
  returnedCard: ReturnedCardPayment | null
  /** Loaded only for the payment step. */
  wallet?: Data.Wallet.Balances.Wallet
  /** Card payments for the resumed booking that may still arrive. */
  pendingCards: PendingCardPayment[]
  calendar: PickupCalendar
  countries: Choice[]
  recipientCountries: Choice[]
  nigerianStates: Choice[]
  categories: Choice<number>[]
  /** Categories that cross borders without a declaration. */
  documentCategories: number[]
  /** The most likely export reason of this sender. */
  exportReason: ExportReason
  dangerousGoods: string[]
  /** Maximum value of one shipment, in naira. */
  largestValue: number
  expressBoxes: ExpressBoxData[]
  dropOffLocations: DropOffLocationData[]
  insuranceList: { code: InsuranceCode; label: string; description: string }[]
  /** Naira; negative means "not available". */
  signatureServiceFee: number
  dropOffAmountForLocal: number
  dropOffAmountForInternational: number
  /** Naira. */
  importDutyThreshold: number
  isStaff: boolean
  costTypes: Choice[]
  draftKey: string
  /** Also on the server; false for a booking like another one, or to a saved receiver. */
  isDraftShared: boolean
  sender: { fullname: string; email: string; phoneNumber: string }
  addresses: Data.Shipping.Booking.AddressBook
  incomplete: IncompleteBookingData[]
  incompleteCount: number
  /** True if there are more than `incompleteCount`. */
  hasMoreIncomplete: boolean
  editing: BookedShipment | null
  resuming: BookedShipment | null
  ratePrefill: RatePrefill | null
  boxes: SavedBoxData[]
  remembered: BookingDefaults
  draft: DraftData
  /** The shipment to book again; also null if the user may not read it. */
  again: BookedShipment | null
  againWanted: boolean
}
