export interface WaybillParty {
  fullname: string
  phoneNumber: string
  address: string
  /** Name and address before transliteration; null if they were Latin. */
  originalScript: string | null
  cityName: string | null
  stateName: string | null
  countryName: string
  postalCode: string | null
}

export interface WaybillPackage {
  /** The courier's number for this package; null means the shipment's number applies. */
  waybillNumber: string | null
  weightGrams: number
  billableWeightGrams: number
  /** Value of this package alone: a label must not reveal what the others are worth. */
  declaredValueKobo: number
  /** Null if the size is unknown. */
  dimensionsCm: { length: number; width: number; height: number } | null
  contents: { description: string; quantity: number }[]
}

export interface WaybillData {
  brand: { name: string; contactNumber: string }
  courier: string
  serviceType: string
  trackingNumber: string
  waybillNumber: string | null
  reference: string | null
  /** Absolute URL of the public tracking page, for the QR code. */
  trackingUrl: string
  bookedAt: Date
  origin: WaybillParty
  destination: WaybillParty
  /** At least one; each package gets its own page. */
  packages: WaybillPackage[]
  insurance: string
  signatureRequired: boolean
  pickup: boolean
  preferredPickupDateDesc: string | null
  stamp?: string | null
}
