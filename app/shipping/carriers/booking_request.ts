import type { DateTime } from 'luxon'
import type { CustomsData, CustomsItem } from '#shipping/customs/customs_data'

/** One end of the way. Texts are in ASCII and else as they were booked: a driver that has less room refuses in words. */
export interface ShipmentParty {
  name: string
  /** The business behind it; null for a private person. */
  company: string | null
  /** With its country: +2348031234567. */
  phone: string
  phoneExtension: string | null
  email: string
  /** One line of at most 90 characters; see `wrapped`. */
  street: string
  city: string
  /** As the country's post writes it, without the country: LA for Lagos. */
  stateCode: string | null
  stateName: string | null
  postalCode: string | null
  /** ISO 3166 alpha-2. */
  countryCode: string
  countryName: string
  taxId: string | null
}

export interface RequestedPackage {
  grams: number
  /** Centimetres; null where the shipper gave no size. */
  size: { length: number; width: number; height: number } | null
  valueKobo: number
}

/** Weights are of all pieces of an item together. */
export type CustomsDeclarationItem = CustomsItem

/** What customs want to know. */
export type CustomsDeclaration = Omit<CustomsData, 'senderTaxId' | 'receiverTaxId'> & {
  /** Our own commercial invoice, for a courier that takes papers ahead. */
  invoicePdf: Buffer | null
}

/** All that a courier has to know of a parcel. Values are in naira, as kobo. */
export interface BookingRequest {
  /** Ours and of this attempt alone: at most 35 capital letters, digits and hyphens. It stands as our reference. */
  reference: string
  /** What the shop calls it, such as an order number; null where it says nothing. */
  merchantReference: string | null
  /** The courier's own code for the service, from the staff's table. */
  service: string
  /** When it is ready to go, not in the past. */
  readyAt: DateTime
  sender: ShipmentParty
  receiver: ShipmentParty
  packages: RequestedPackage[]
  /** What is in it, in one line of at most 50 characters. */
  contents: string
  isDocuments: boolean
  isDomestic: boolean
  valueKobo: number
  /** Null for no insurance beyond the courier's own. */
  insuredKobo: number | null
  signatureRequired: boolean
  labelFormat: 'pdf' | 'zpl'
  /** Null within one country and for papers. */
  customs: CustomsDeclaration | null
}
