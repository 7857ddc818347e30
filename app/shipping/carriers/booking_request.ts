import type { DateTime } from 'luxon'
import type { CustomsData, CustomsItem } from '#shipping/customs/customs_data'

/** Texts are ASCII and never cut: a driver whose fields are shorter throws CourierRefused. */
export interface ShipmentParty {
  name: string
  company: string | null
  /** In international format, such as +2348031234567. */
  phone: string
  phoneExtension: string | null
  email: string
  /** One line of at most 90 characters, see `splitIntoLines`. */
  street: string
  city: string
  /** Postal abbreviation without the country: LA for Lagos. */
  stateCode: string | null
  stateName: string | null
  postalCode: string | null
  /** ISO 3166 alpha-2, such as NG. */
  countryCode: string
  countryName: string
  taxId: string | null
}

export interface RequestedPackage {
  grams: number
  /** Sides in centimetres; null if unknown. */
  size: { length: number; width: number; height: number } | null
  valueKobo: number
}

/** The weight is the total of all pieces of the item. */
export type CustomsDeclarationItem = CustomsItem

export type CustomsDeclaration = Omit<CustomsData, 'senderTaxId' | 'receiverTaxId'> & {
  /** Our own commercial invoice, for couriers that accept documents electronically. */
  invoicePdf: Buffer | null
}

export interface BookingRequest {
  /** Our reference, unique per attempt: at most 35 capital letters, digits and hyphens. */
  reference: string
  merchantReference: string | null
  service: string
  readyAt: DateTime
  sender: ShipmentParty
  receiver: ShipmentParty
  packages: RequestedPackage[]
  /** Description of the contents, at most 50 characters. */
  contents: string
  isDocuments: boolean
  isDomestic: boolean
  valueKobo: number
  /** Null means no insurance beyond the courier's own. */
  insuredKobo: number | null
  signatureRequired: boolean
  labelFormat: 'pdf' | 'zpl'
  /** Null for domestic shipments and documents. */
  customs: CustomsDeclaration | null
}
