export interface WaybillParty {
  fullname: string
  phoneNumber: string
  address: string
  cityName: string | null
  stateName: string | null
  countryName: string
  postalCode: string | null
}

export interface WaybillPackage {
  /** The courier's own number for this package; without it the shipment's number is used. */
  waybillNumber: string | null
  weightGrams: number
  billableWeightGrams: number
  /** Of what is in this package: on a label nobody may read the worth of the others. */
  declaredValueKobo: number
  /** Centimetres; null where the shipper gave no size. */
  dimensionsCm: { length: number; width: number; height: number } | null
  contents: { description: string; quantity: number }[]
}

export interface WaybillData {
  brand: { name: string; contactNumber: string }
  courier: string
  serviceType: string
  trackingNumber: string
  waybillNumber: string | null
  /** What the sender calls the shipment by. */
  reference: string | null
  /** Absolute address of the public tracking page; it goes into the QR code. */
  trackingUrl: string
  bookedAt: Date
  origin: WaybillParty
  destination: WaybillParty
  /** At least one; every package gets its own page. */
  packages: WaybillPackage[]
  insurance: string
  signatureRequired: boolean
  pickup: boolean
  preferredPickupDateDesc: string | null
  stamp?: string | null
}
