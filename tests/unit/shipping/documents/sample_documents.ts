import type { ShipmentInvoiceData, ShipmentInvoiceLine } from '#shipping/documents/shipment_invoice'
import type { WaybillData, WaybillPackage, WaybillParty } from '#shipping/documents/waybill_data'

/** Returns a text of the widest letters, as long as its field allows. */
const widest = (length: number) => 'W'.repeat(length)

const sender: WaybillParty = {
  fullname: 'Ọláyínká Adéṣínà',
  phoneNumber: '+2348031234567',
  address: '12 Admiralty Way, Lekki Phase 1',
  originalScript: null,
  cityName: 'Ikeja',
  stateName: 'Lagos',
  countryName: 'Nigeria',
  postalCode: '0000',
}

export const receiver: WaybillParty = {
  fullname: 'Chiamaka Ẹgbẹ́dá-Ǹjọkụ',
  phoneNumber: '+442079460958',
  address: '221B Baker Street, Marylebone',
  originalScript: null,
  cityName: 'London',
  stateName: 'England',
  countryName: 'United Kingdom',
  postalCode: 'NW1 6XE',
}

/** A shipment with every field as long as the database allows. */
const longestParty: WaybillParty = {
  fullname: widest(35),
  phoneNumber: '+(234)8031234567890123456',
  address: widest(90),
  originalScript: null,
  cityName: widest(120),
  stateName: widest(120),
  countryName: widest(100),
  postalCode: widest(10),
}

export const parcel: WaybillPackage = {
  waybillNumber: null,
  weightGrams: 2500,
  billableWeightGrams: 3200,
  declaredValueKobo: 4500050,
  dimensionsCm: { length: 40, width: 20, height: 20 },
  contents: [
    { description: 'Aṣọ òkè, hand woven', quantity: 2 },
    { description: 'Leather sandals', quantity: 1 },
  ],
}

export function waybill(changes: Partial<WaybillData> = {}): WaybillData {
  return {
    brand: { name: 'Sendam', contactNumber: '+234 700 736 3261' },
    courier: 'FedEx',
    serviceType: 'International Economy',
    trackingNumber: '5030912345',
    waybillNumber: '794612345678',
    reference: 'ORDER-1001',
    trackingUrl: 'https://sendam.example/track/5030912345',
    bookedAt: new Date('2026-11-20T23:30:00Z'),
    origin: sender,
    destination: receiver,
    packages: [parcel],
    insurance: 'Premium',
    signatureRequired: true,
    pickup: true,
    preferredPickupDateDesc: 'Mon, 23 Nov 2026',
    ...changes,
  }
}

export const longestWaybill = waybill({
  courier: widest(60),
  serviceType: widest(100),
  trackingNumber: String(Number.MAX_SAFE_INTEGER),
  waybillNumber: widest(40),
  reference: widest(50),
  trackingUrl: `https://${'a'.repeat(60)}.sendam.example/track/${Number.MAX_SAFE_INTEGER}`,
  origin: longestParty,
  destination: longestParty,
  packages: [
    {
      ...parcel,
      weightGrams: 300_000,
      billableWeightGrams: 200_000_000,
      declaredValueKobo: Number.MAX_SAFE_INTEGER,
      dimensionsCm: { length: 999.99, width: 999.99, height: 999.99 },
      contents: Array.from({ length: 100 }, () => ({ description: widest(105), quantity: 1e5 })),
    },
  ],
})

export const charge = (label: string, amountKobo: number, detail: string | null = null) => ({
  label,
  detail,
  amountKobo,
})

const everyCharge: ShipmentInvoiceLine[] = [
  charge('Shipping rate', 8543250, 'FedEx International Economy, 3.20 kg'),
  charge('Premium insurance', 90000),
  charge('Signature service', 350000),
  charge('Shipping box', 250000),
  charge('Food clearance document', 1500000),
  charge('Drop-off fee', 5),
  charge('Discount', -500000, 'Gift code ỌDÚN2026'),
]

export function invoice(changes: Partial<ShipmentInvoiceData> = {}): ShipmentInvoiceData {
  const lines = changes.lines ?? everyCharge
  return {
    provider: {
      name: 'Sendam',
      legalName: 'Sendam Logistics Limited',
      address: '14 Allen Avenue, Ikeja, Lagos, Nigeria',
      contactNumber: '+234 700 736 3261',
    },
    invoiceNumber: 'SD20261120',
    issuedAt: new Date('2026-11-20T23:30:00Z'),
    billTo: { ...sender, place: 'Ikeja, Lagos', email: 'olayinka@example.com' },
    shipment: {
      trackingNumber: '5030912345',
      courier: 'FedEx',
      serviceType: 'International Economy',
      route: 'Ikeja, Nigeria to London, United Kingdom',
      packageCount: 1,
      billableWeightGrams: 3200,
    },
    lines,
    totalKobo: lines.reduce((sum, line) => sum + line.amountKobo, 0),
    payment: {
      method: 'Wallet',
      reference: 'SD20261120',
      paidAt: new Date('2026-11-20T10:05:00Z'),
      refundedTo: null,
    },
    ...changes,
  }
}

export const longestInvoice = invoice({
  provider: {
    name: widest(40),
    legalName: widest(120),
    address: widest(200),
    contactNumber: '+234 700 736 3261',
  },
  invoiceNumber: widest(40),
  billTo: {
    ...longestParty,
    place: `${widest(120)}, ${widest(120)}`,
    email: `${widest(64)}@${widest(189)}`,
  },
  shipment: {
    trackingNumber: String(Number.MAX_SAFE_INTEGER),
    courier: widest(60),
    serviceType: widest(100),
    route: `${widest(120)}, ${widest(100)} to ${widest(120)}, ${widest(100)}`,
    packageCount: 100,
    billableWeightGrams: 30_000_000,
  },
  lines: Array.from({ length: 60 }, (_, index) =>
    charge(index % 3 ? `Additional payment ${index}` : widest(100), 1e13 + index, widest(200))
  ),
})
