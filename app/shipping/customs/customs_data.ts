import type { DateTime } from 'luxon'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import {
  defaultExportReason,
  dutiesPaidBy,
  type ExportReason,
  type Incoterm,
} from '#shipping/shipment/rules/export_declaration'
import { splitGramsByQuantity } from '#shipping/customs/share_grams'
import type Shipment from '#shipping/shipment/models/shipment'
import type ShipmentPackage from '#shipping/shipment/models/shipment_package'

export interface CustomsItem {
  description: string
  quantity: number
  unitValueKobo: number
  hsCode: string | null
  originCountry: string
  /** The weight of all units of the item together, without packaging. */
  netGrams: number
}

export interface CustomsData {
  incoterm: Incoterm
  dutiesPaidBy: 'receiver' | 'sender'
  reason: ExportReason
  invoiceNumber: string
  invoiceDate: DateTime
  senderTaxId: string | null
  receiverTaxId: string | null
  items: CustomsItem[]
}

/**
 * Null for domestic shipments and documents. Uses the sender's defaults if the booking has no
 * declaration. Takes a shipment from `Shipment.findWithDetails`.
 */
export function buildCustomsData(shipment: Shipment): CustomsData | null {
  if (!needsCustomsDeclaration(shipment)) return null
  const { declaration, organizationId, transactionReference, paidAt, createdAt } = shipment
  const incoterm = declaration?.incoterm ?? 'DAP'
  return {
    incoterm,
    dutiesPaidBy: dutiesPaidBy(incoterm),
    reason:
      declaration?.reason ?? defaultExportReason(Math.abs(organizationId) > RETAIL_ORGANIZATION_ID),
    invoiceNumber: transactionReference,
    invoiceDate: paidAt ?? createdAt,
    senderTaxId: declaration?.senderTaxId ?? null,
    receiverTaxId: declaration?.receiverTaxId ?? null,
    items: shipment.packages.flatMap((parcel) =>
      customsItemsOf(parcel, shipment.address('origin').countryCode)
    ),
  }
}

function needsCustomsDeclaration({ kind, packages }: Shipment): boolean {
  const items = packages.flatMap((parcel) => parcel.items)
  return kind !== 'domestic' && items.some(({ category }) => category.contents !== 'documents')
}

function customsItemsOf({ items, weightGrams }: ShipmentPackage, sentFrom: string): CustomsItem[] {
  const grams = splitGramsByQuantity(
    weightGrams,
    items.map(({ quantity }) => quantity)
  )
  return items.map((item, place) => ({
    description: item.description,
    quantity: item.quantity,
    unitValueKobo: item.unitValueKobo,
    hsCode: item.hsCode,
    originCountry: item.originCountry ?? sentFrom,
    netGrams: grams[place]!,
  }))
}
