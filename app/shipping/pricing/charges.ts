import { DomainError } from '#shared/errors/domain_error'
import { requireExactKobo, sumKobo } from '#shared/money/exact_amounts'
import { shareOfKobo } from '#shipping/pricing/basis_points'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type { SurchargeKind } from '#shipping/pricing/surcharges/rules/surcharge_kinds'
import type { SurchargeLine } from '#shipping/pricing/surcharges/calculate_surcharges'

export type Insurance = 'Standard' | 'Premium'
export type ClearanceKind = 'food' | 'medication'

export type ChargeKind =
  | 'shipping'
  | 'surcharge'
  | 'insurance'
  | 'signature'
  | 'shipping_box'
  | 'document'
  | 'drop_off'
  | 'additional'
  | 'discount'
  /** Charged after booking, when the courier has measured a higher weight. */
  | 'reweigh'

/** Discounts are negative. */
type Charge = {
  kind: ChargeKind
  surchargeKind?: SurchargeKind | null
  label: string
  amountKobo: number
}

export type Charges = { lines: Charge[]; totalKobo: number }

export type ChargeDiscount =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amountKobo: number }

/** Read from the settings, which staff can change. */
export type ChargeSettings = {
  premiumInsurance: { basisPoints: number; minimumKobo: number }
  /** Negative if the service is not available. */
  signatureFeeKobo: number
  documentFeesKobo: Record<ClearanceKind, number>
  dropOffFeesKobo: { local: number; international: number }
}

export type ChargeOptions = {
  /** The tariff's surcharges for this courier. */
  surcharges?: readonly SurchargeLine[]
  insurance: Insurance
  declaredValueKobo: number
  signatureRequired: boolean
  pickup: boolean
  shippingBoxFeesKobo: readonly number[]
  /** Clearances that the items' categories require; each kind is charged once. */
  clearanceKinds: readonly ClearanceKind[]
  additionalPayments: readonly { key: string; amountKobo: number }[]
  discount: ChargeDiscount | null
}

export class SignatureUnavailable extends DomainError {
  constructor() {
    super(
      'E_SIGNATURE_UNAVAILABLE',
      'The signature service is not available at the moment.',
      'signatureRequired'
    )
  }
}

const DOCUMENT_LABELS: Record<ClearanceKind, string> = {
  food: 'Food Clearance Document(s)',
  medication: 'Medication Clearance Document(s)',
}

/**
 * Calculates the bill of one offer, in kobo. Omits lines of zero, except the shipping rate.
 * Clearance documents are charged on exports and imports only. A discount applies to all other
 * lines and never exceeds their sum.
 *
 * Throws SignatureUnavailable if a signature is requested while its fee is negative, AmountTooLarge
 * if the bill exceeds the largest exact number, and a RangeError for an amount that is not whole
 * kobo. Source: specification of booking and money, sections 3 and 5.
 */
export function calculateCharges(
  kind: ShipmentKind,
  shippingRateKobo: number,
  options: ChargeOptions,
  settings: ChargeSettings
): Charges {
  const shipping = chargeLine('shipping', 'Shipping Rate', shippingRateKobo)
  const extras = [
    ...(options.surcharges ?? []).map(surchargeLine),
    chargeLine('insurance', 'Insurance Fee (Premium)', insuranceFeeKobo(options, settings)),
    chargeLine('signature', 'Signature Service Fee', signatureKobo(options, settings)),
    ...options.shippingBoxFeesKobo.map((fee) =>
      chargeLine('shipping_box', 'Shipping Box Fee', fee)
    ),
    ...clearanceDocumentLines(kind, options, settings),
    chargeLine('drop_off', 'Drop-off Fee', dropOffKobo(kind, options, settings)),
    ...options.additionalPayments.map(({ key, amountKobo }) =>
      chargeLine('additional', key, amountKobo)
    ),
  ]
  const before = [shipping, ...extras.filter(({ amountKobo }) => amountKobo !== 0)]
  const offKobo = discountKobo(options.discount, sumCharges(before))
  const lines = offKobo ? [...before, chargeLine('discount', 'Discount', -offKobo)] : before
  return { lines, totalKobo: sumCharges(lines) }
}

/** Sums the bill's charges of one kind, in kobo. */
export function chargeOfKindKobo(charges: Charges, kind: ChargeKind): number {
  return sumCharges(charges.lines.filter((charge) => charge.kind === kind))
}

/** In kobo: 0 for Standard; for Premium a share of the declared value, at least the minimum fee. */
export function insuranceFeeKobo(
  options: Pick<ChargeOptions, 'insurance' | 'declaredValueKobo'>,
  { premiumInsurance }: Pick<ChargeSettings, 'premiumInsurance'>
): number {
  if (options.insurance === 'Standard') {
    return 0
  }
  const shareKobo = shareOfKobo(options.declaredValueKobo, premiumInsurance.basisPoints)
  return Math.max(shareKobo, premiumInsurance.minimumKobo)
}

/** Kobo that a discount takes off a bill, at most its total. */
export function discountKobo(discount: ChargeDiscount | null, totalKobo: number): number {
  if (!discount) {
    return 0
  }
  const offKobo =
    discount.kind === 'percent' ? shareOfKobo(totalKobo, discount.basisPoints) : discount.amountKobo
  return Math.min(offKobo, totalKobo)
}

function signatureKobo(options: ChargeOptions, settings: ChargeSettings): number {
  if (!options.signatureRequired) {
    return 0
  }
  if (settings.signatureFeeKobo < 0) {
    throw new SignatureUnavailable()
  }
  return settings.signatureFeeKobo
}

function clearanceDocumentLines(
  kind: ShipmentKind,
  options: ChargeOptions,
  settings: ChargeSettings
) {
  const present = kind === 'domestic' ? [] : [...new Set(options.clearanceKinds)].toSorted()
  return present.map((clearance) =>
    chargeLine('document', DOCUMENT_LABELS[clearance], settings.documentFeesKobo[clearance])
  )
}

function dropOffKobo(kind: ShipmentKind, options: ChargeOptions, settings: ChargeSettings) {
  if (options.pickup) {
    return 0
  }
  const { local, international } = settings.dropOffFeesKobo
  return kind === 'domestic' ? local : international
}

function chargeLine(kind: ChargeKind, label: string, amountKobo: number): Charge {
  const hasRightSign = kind === 'discount' ? amountKobo <= 0 : amountKobo >= 0
  if (!Number.isInteger(amountKobo) || !hasRightSign) {
    throw new RangeError(`${label}: ${amountKobo} is not a charge in whole kobo`)
  }
  return { kind, label, amountKobo: requireExactKobo(amountKobo) }
}

function surchargeLine({ name, kind, amountKobo }: SurchargeLine): Charge {
  return { ...chargeLine('surcharge', name, amountKobo), surchargeKind: kind }
}

function sumCharges(lines: Charge[]): number {
  return sumKobo(lines.map(({ amountKobo }) => amountKobo))
}
