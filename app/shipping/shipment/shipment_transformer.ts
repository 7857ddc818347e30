import { urlFor } from '@adonisjs/core/services/url_builder'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { naira } from '#shared/money/rules/money'
import { formatLagosDate } from '#shared/time/lagos_time'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentAddress from '#shipping/shipment/models/shipment_address'
import type ShipmentDeclaration from '#shipping/shipment/models/shipment_declaration'
import { dutiesPaidBy } from '#shipping/shipment/rules/export_declaration'
import type ShipmentPackage from '#shipping/shipment/models/shipment_package'
import { NO_RETURN_LINKS, type ReturnLinks } from '#shipping/shipment/linked_returns'
import type { DismissedEvent } from '#shipping/shipment/dismissed_events'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'
import type { ChargeKind } from '#shipping/pricing/charges'
import { describePickup } from '#shipping/shipment/pickup_arrangement'
import {
  formatChargeLines,
  explainPriceTrace,
  formatSurcharges,
} from '#shipping/pricing/format_price'
import { kilograms } from '#shared/numbers/rules/weight'
import type { Decimal } from '#shared/numbers/rules/decimal'
import { isoDay } from '#shared/time/rules/api_dates'

/** Takes a shipment from `Shipment.findWithDetails`. */
export default class ShipmentTransformer extends BaseTransformer<Shipment> {
  constructor(
    resource: Shipment,
    private extra: ShipmentExtras = {}
  ) {
    super(resource)
  }

  toObject() {
    const shipment = this.resource
    return {
      id: shipment.id,
      /** @api The reference used for payments */
      transactionReference: shipment.transactionReference,
      /** @api The public tracking number */
      trackingNumber: shipment.trackingNumber,
      /** @api Your own data, stored unchanged */
      reference: shipment.reference,
      /** @api Your own data, stored unchanged */
      metadata: shipment.metadata,
      /** @api The courier’s number for the shipment */
      waybillNumber: shipment.waybillNumber,
      status: shipment.status,
      issue: shipment.trouble === 'REFUSED' ? shipment.issue : null,
      inTransit: shipment.inTransit,
      parcelState: shipment.parcelState,
      estimatedDelivery: isoDay(shipment.expectedDeliveryOn),
      label: labelAddress(shipment),
      putAside: this.extra.putAside ?? [],
      kind: shipment.kind,
      ...this.links,
      origin: describeAddress(shipment.address('origin')),
      destination: describeAddress(shipment.address('destination')),
      items: shipment.packages.map(describePackage),
      shipmentDimension: dimensionOf(shipment.packages),
      /** @api FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM */
      courier: shipment.courierCode,
      courierRates: [
        {
          /** @api FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM */
          courier: shipment.courierCode,
          courierName: shipment.courier.name,
          serviceType: shipment.serviceType,
          deliveryTimeline: shipment.deliveryTimeline,
          /** @api Base rate in naira, from the tariff of the courier */
          shippingRate: naira(this.sumOf('shipping')),
        },
      ],
      insurance: shipment.insurance,
      signatureRequired: shipment.signatureRequired,
      pickup: shipment.pickup,
      pickupText: shipment.pickup ? 'Pickup from the sender' : 'Drop-off at our office',
      customs: describeDeclaration(shipment.declaration),
      preferredPickupDate: isoDay(shipment.preferredPickupDate),
      preferredPickupDateDesc: shipment.preferredPickupDate?.toFormat('cccc, LLLL d, yyyy') ?? null,
      pickupArrangement: describePickup(shipment),
      /** @api kg, the greater of actual and volumetric weight */
      billableWeight: kilograms(shipment.billableGrams),
      /** @api kg, boxes included */
      grossWeight: kilograms(shipment.actualGrams),
      /** @api kg, length × width × height in cm divided by 5,000 */
      volumetricWeight: kilograms(shipment.volumetricGrams),
      value: naira(shipment.declaredValueKobo),
      /** @api Base rate in naira, from the tariff of the courier */
      shippingRate: naira(this.sumOf('shipping')),
      surcharges: formatSurcharges(shipment.charges),
      ...this.fees(),
      charges: formatChargeLines(shipment.charges),
      explanation: explainPriceTrace(shipment.priceTrace),
      /** @api The total price in naira */
      paymentAmount: naira(shipment.totalKobo),
      ...describePayment(shipment),
      requoted: this.extra.requoted ?? false,
      importDutyNotice: this.extra.importDutyNotice ?? false,
      readiness: this.extra.readiness ?? [],
    }
  }

  /** Only the detail page of one shipment loads the links. */
  private get links(): ReturnLinks {
    return this.extra.links ?? NO_RETURN_LINKS
  }

  private fees() {
    return {
      /** @api Naira */
      insuranceFee: naira(this.sumOf('insurance')),
      /** @api Naira */
      signatureServiceFee: naira(this.sumOf('signature')),
      /** @api Naira */
      shippingBoxFee: naira(this.sumOf('shipping_box')),
      additionalDocumentsFee: naira(this.sumOf('document')),
      /** @api Naira */
      dropOffFee: naira(this.sumOf('drop_off')),
      /** @api Naira */
      discountAmount: naira(-this.sumOf('discount')),
      additionalPayments: this.resource.charges
        .filter(({ kind }) => kind === 'additional')
        .map(({ label, amountKobo }) => ({ key: label, value: naira(amountKobo) })),
    }
  }

  /** Returns kobo. */
  private sumOf(kind: ChargeKind): number {
    return this.resource.charges
      .filter((charge) => charge.kind === kind)
      .reduce((sum, { amountKobo }) => sum + amountKobo, 0)
  }
}

const PAID_FROM = { cash: 'from the wallet', cash_back: 'from cash back', card: 'by card' }
const REFUNDED = { 'wallet': 'to the wallet', 'cash back': 'as cash back' }

function describePayment({ paidAt, paymentMethod, refundedTo, isRefunded }: Shipment) {
  if (!paidAt) return { paymentStatus: 'unpaid' as const, paymentStatusText: 'Not paid' }
  const paid = `Paid on ${formatLagosDate(paidAt)} ${PAID_FROM[paymentMethod!]}`
  return {
    paymentStatus: isRefunded ? ('refunded' as const) : ('paid' as const),
    paymentStatusText: isRefunded ? `${paid}, refunded ${REFUNDED[refundedTo]}` : paid,
  }
}

/** Null until the courier has assigned a waybill number. */
function labelAddress({ waybillNumber, trackingNumber }: Shipment): string | null {
  if (!waybillNumber) return null
  return `${appUrl}${urlFor('api.shipping.courier_labels.show', { trackingNumber })}`
}

interface ShipmentExtras {
  requoted?: boolean
  importDutyNotice?: boolean
  readiness?: ExportFinding[]
  putAside?: DismissedEvent[]
  links?: ReturnLinks
}

export function describeAddress(address: ShipmentAddress) {
  return {
    fullname: address.fullname,
    phoneNumber: address.phoneNumber,
    email: address.email,
    address: address.address,
    country: address.countryCode,
    countryName: address.country.name,
    state: address.stateKey,
    stateName: address.state?.name ?? null,
    city: address.cityCode,
    cityName: address.cityName,
    postalCode: address.postalCode,
    /** @api Name and address in the local script, in addition to Latin letters */
    originalScript: address.originalScript,
  }
}

function describePackage(parcel: ShipmentPackage) {
  return {
    index: parcel.position,
    /** @api kg */
    weight: kilograms(parcel.weightGrams),
    value: naira(parcel.valueKobo),
    /** @api Length, width and height in cm */
    packageDimension: {
      /** @api cm */
      length: parcel.lengthCm,
      /** @api cm */
      width: parcel.widthCm,
      /** @api cm */
      height: parcel.heightCm,
    },
    /** @api 0 if none */
    expressBoxId: parcel.expressBoxId ?? 0,
    expressBoxWeight: kilograms(parcel.expressBoxGrams),
    /** @api The courier’s number for the shipment */
    waybillNumber: parcel.waybillNumber,
    itemUnits: parcel.items.map((item) => ({
      index: item.position,
      description: item.description,
      /** @api The number of pieces */
      quantity: item.quantity,
      value: naira(item.unitValueKobo),
      /** @api Naira */
      totalValue: naira(item.totalKobo),
      /** @api An id from /shipment/item_category/all */
      category: item.categoryId,
      categoryName: item.category.name,
      packageType: item.category.contents === 'documents' ? 'document' : 'nonDocument',
      /** @api Six digits, see /hs_code */
      hsCode: item.hsCode,
      /** @api Country of manufacture, ISO 3166 alpha-2 */
      countryOfOrigin: item.originCountry,
    })),
  }
}

/** Null if the shipment needs no customs declaration. */
function describeDeclaration(declaration: ShipmentDeclaration | null) {
  if (!declaration) return null
  const { incoterm, reason, senderTaxId, receiverTaxId } = declaration
  return {
    /** @api DAP if the receiver pays the duties, DDP if the sender does */
    incoterm,
    dutiesPaidBy: dutiesPaidBy(incoterm),
    exportReason: reason,
    senderTaxId,
    receiverTaxId,
  }
}

function dimensionOf(packages: ShipmentPackage[]): [Decimal, Decimal, Decimal] {
  const largest = (side: 'lengthCm' | 'widthCm' | 'heightCm') =>
    Math.max(0, ...packages.map((parcel) => parcel[side]))
  return [largest('lengthCm'), largest('widthCm'), largest('heightCm')]
}
