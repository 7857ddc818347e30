import db from '@adonisjs/lucid/services/db'
import { RETAIL_ORGANIZATION_ID } from '#identity/organizations/models/organization'
import { type Prepared, prepared } from '#shared/database/prepared'
import type { ClearanceKind } from '#shipping/pricing/charges'
import type { ShipmentKind } from '#shipping/pricing/shipment_kind'
import type Shipment from '#shipping/shipment/models/shipment'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

/** SQL for a row of `shipments`: an owner of the business has been asked to pay for it. */
export const AWAITS_APPROVAL = `exists (select from purchase_approvals as request
  where request.organization_id = shipments.organization_id
    and request.shipment_id = shipments.id and request.outcome is null)`

/** Loaded as plain rows, because creating Lucid models takes longer than the query itself. */
export interface ShipmentListItem {
  id: number
  trackingNumber: number
  transactionReference: string
  reference: string | null
  metadata: Record<string, string>
  kind: ShipmentKind
  createdAt: Date
  paidAt: Date | null
  serviceType: string
  waybillNumber: string | null
  courierCode: string
  status: ShipmentStatus
  trackingState: string | null
  issue: string | null
  inTransit: boolean
  /** `2026-11-20`. */
  estimatedDeliveryOn: string | null
  isDelivered: boolean
  hasBillingGroup: boolean
  isReturn: boolean
  /** The bill and all charges paid after booking, in kobo. */
  totalKobo: number
  /** Whether an owner has been asked to pay; only meaningful before payment. */
  awaitsApproval: boolean
  /** The business that booked it; null for a retail customer. */
  customer: string | null
  sender: string
  originState: string | null
  originCountry: string
  recipient: string
  destinationCity: string | null
  destinationState: string | null
  destinationCountry: string
  packageNumbers: string[]
  clearanceDocuments: ListedDocument[]
}

interface ListedDocument {
  id: number
  classification: ClearanceKind
  documentType: string | null
  initiatedAt: string | null
  uploadedAt: string | null
}

const LIST_ITEMS: Prepared = {
  name: 'shipment_lines',
  sql: `select shipments.id, tracking_number as "trackingNumber",
      transaction_reference as "transactionReference", shipments.reference, metadata, shipments.kind::text, shipments.created_at as "createdAt",
      paid_at as "paidAt", service_type as "serviceType", waybill_number as "waybillNumber",
      courier_code as "courierCode", shipments.status::text, tracking_state as "trackingState", issue,
      in_transit as "inTransit", estimated_delivery_on::text as "estimatedDeliveryOn",
      delivered_at is not null as "isDelivered", shipments.billing_group_id is not null as "hasBillingGroup",
      return_of is not null as "isReturn", payment_amount_kobo + reweighed_kobo as "totalKobo",
      ${AWAITS_APPROVAL} as "awaitsApproval", customer.name as customer, origin.fullname as sender, origin_state.name as "originState", origin_country.name as "originCountry",
      destination.fullname as recipient, destination.city_name as "destinationCity",
      destination_state.name as "destinationState",
      destination_country.name as "destinationCountry",
      array(select package.waybill_number from shipment_packages as package
        where package.shipment_id = shipments.id and package.waybill_number is not null
        order by package.position)::text[] as "packageNumbers",
      (select coalesce(json_agg(json_build_object('id', document.id, 'classification', classification,
          'documentType', document_type, 'initiatedAt', initiated_at, 'uploadedAt', uploaded_at)
          order by document.id), '[]')
        from clearance_documents as document where document.shipment_id = shipments.id) as "clearanceDocuments"
    from unnest(:ids::bigint[]) with ordinality as listed (id, place)
      join shipments on shipments.id = listed.id
      left join organizations as customer
        on customer.id = shipments.organization_id and customer.id <> ${RETAIL_ORGANIZATION_ID}
      join shipment_addresses as origin on origin.shipment_id = listed.id and origin.side = 'origin'
      join shipment_addresses as destination
        on destination.shipment_id = listed.id and destination.side = 'destination'
      join countries as origin_country on origin_country.code = origin.country_code
      join countries as destination_country on destination_country.code = destination.country_code
      left join states as origin_state on origin_state.key = origin.state_key
      left join states as destination_state on destination_state.key = destination.state_key
    order by listed.place`,
}

/** In the order of `ids`; ids without a shipment are left out. */
export function loadShipmentListItems(ids: number[]): Promise<ShipmentListItem[]> {
  return prepared<ShipmentListItem>(db.connection(), LIST_ITEMS, { ids })
}

export async function loadListItemsFor(shipments: ReturnType<typeof Shipment.query>) {
  const found = await shipments.select('shipments.id').pojo<{ id: number }>().exec()
  return loadShipmentListItems(found.map(({ id }) => id))
}
