import type { Data } from '@generated/data'
import type { PickupCalendar } from '#shipping/booking/rules/booking_rules'
import type { ExportReason } from '#shipping/shipment/rules/declaration'
import type { ReturnedCard } from '#shipping/billing/components/card_return'
import type { PendingCard } from '#shipping/billing/components/pending_cards'

export type Side = 'origin' | 'destination'
export type Insurance = BookedShipment['insurance']

export type SavedAddress = Data.Shipping.Booking.SavedAddress
export type SavedBox = Data.Shipping.Booking.Memory.SavedBox
export type KeptDraft = Data.Shipping.Booking.Memory.BookingDraft
export type ExpressBox = Data.Shipping.Pricing.ExpressBox
export type DropOffLocation = Data.Shipping.Booking.DropOffLocation
export type Offer = Data.Shipping.Pricing.Offer
export type Quote = Data.Shipping.Pricing.Quote
export type Advice = Quote['advice'][number]
export type BookedShipment = Data.Shipping.Shipment.Shipment
type ShipmentAddress = BookedShipment['origin']
/** One of the address book has no text in another script. */
export type BookedAddress = Omit<ShipmentAddress, 'originalScript'> &
  Partial<Pick<ShipmentAddress, 'originalScript'>>
export type BookedPackage = BookedShipment['items'][number]
export type Finding = Quote['readiness'][number]
export type Charge = Offer['charges'][number]
export type Explanation = Offer['explanation']
export type IncompleteBooking = Data.Shipping.Booking.IncompleteBooking

/** What the last bookings of this sender, or of their business, were like; null where there is none. */
type Remembered = {
  /** Who is to send unless told, or sent last. */
  sender: BookedAddress | null
  /** Who is to receive unless told; null where nobody is. */
  recipient: BookedAddress | null
  /** Latest first. */
  recipients: BookedAddress[]
  country: string | null
  insurance: Insurance | null
  pickup: boolean | null
  /** Who carried the last one of each kind. */
  couriers: Partial<Record<BookedShipment['kind'], string>>
  boxId: number | null
  /** What a parcel at home is sent as until its sender says otherwise. */
  categoryId: number | null
}

/** As it comes from the server; an interface would not count as JSON. */
type Choice<V extends string | number = string> = { value: V; label: string }

type CarriedPlace = Record<'country' | 'state' | 'stateName' | 'city' | 'cityName', string>

/** What was asked of the rates page before; kilograms and centimetres as typed. */
export type Carried = Record<Side, CarriedPlace> &
  Record<'weight' | 'length' | 'width' | 'height', string>

/** What the booking screen is given. */
export type BookingScreen = {
  /** The card payment that the browser has just come back from. */
  returnedCard: ReturnedCard | null
  /** Asked for where it is paid. */
  wallet?: Data.Wallet.Balances.Wallet
  /** Of the booking that is resumed: card payments that may still come. */
  pendingCards: PendingCard[]
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
  expressBoxes: ExpressBox[]
  dropOffLocations: DropOffLocation[]
  insuranceList: { code: Insurance; label: string; description: string }[]
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
  incomplete: IncompleteBooking[]
  incompleteCount: number
  /** There are more than are counted. */
  hasMoreIncomplete: boolean
  editing: BookedShipment | null
  resuming: BookedShipment | null
  carried: Carried | null
  boxes: SavedBox[]
  remembered: Remembered
  draft: KeptDraft
  /** The shipment that is to be booked once more; null as well where it is not there to be read. */
  again: BookedShipment | null
  againWanted: boolean
}
