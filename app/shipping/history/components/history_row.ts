import type { Data } from '@generated/data'
import { urlFor } from '~/client'

/** Only lists have the customer and whether an owner has been asked to pay. */
export type HistoryRow = Data.Shipping.History.HistoryRow & {
  customer?: string | null
  awaitsApproval?: boolean
}

export type ShipmentDocumentKind = 'waybill' | 'invoice' | 'commercial_invoice' | 'packing_list'

/** True once the courier shows the shipment on its own tracking page. */
export function isWithCourier({ status }: HistoryRow): boolean {
  return status === 'BOOKED' || status === 'COURIER_ASSIGNED' || status === 'DELIVERED'
}

export function isRowUnpaid({ status }: HistoryRow): boolean {
  return status === 'AWAITING_PAYMENT_CONFIRMATION'
}

/** No courier has it. The sender corrects it or takes the refund before booking anything again. */
export function isRefused({ status }: HistoryRow): boolean {
  return status === 'PENDING_ISSUE'
}

export function isEditable(row: HistoryRow): boolean {
  return isRowUnpaid(row) || row.status === 'CANCELED' || row.status === 'VOIDED'
}

export function isVoidable({ status }: HistoryRow): boolean {
  return status === 'BOOKED' || status === 'COURIER_ASSIGNED' || status === 'PENDING_ISSUE'
}

/** True while customs may still ask for documents. */
export function canReceiveClearanceDocuments({ status }: HistoryRow): boolean {
  return status === 'BOOKED' || status === 'COURIER_ASSIGNED'
}

export function isReturnable({ status, isReturn }: HistoryRow): boolean {
  return status === 'DELIVERED' && !isReturn
}

export function editShipmentHref({ id }: Pick<HistoryRow, 'id'>): string {
  return urlFor('shipping.book', {}, { qs: { edit: id } })
}

/** `Ikeja, Lagos` at home, `London, United Kingdom` abroad. */
export function receiverPlace(
  row: Pick<
    HistoryRow,
    'crossesBorder' | 'destinationCity' | 'destinationState' | 'destinationCountry'
  >
): string {
  const area = row.crossesBorder ? row.destinationCountry : row.destinationState
  return [row.destinationCity, area ?? row.destinationCountry].filter(Boolean).join(', ')
}

/** Opens the dialog on the shipment's page. */
export function correctAddressHref({ id, trackingNumber }: HistoryRow): string {
  const qs = { correctAddress: id }
  return urlFor('shipping.shipment', { number: trackingNumber }, { qs })
}
