import type { Data } from '@generated/data'
import { urlFor } from '~/client'

export type HistoryRow = Data.Shipping.History.HistoryRow

export type ShipmentDocumentKind = 'waybill' | 'invoice' | 'commercial_invoice' | 'packing_list'

/** With the courier, or there already: its papers are made, and the courier's own site knows it. */
export function isWithCourier({ status }: HistoryRow): boolean {
  return status === 'BOOKED' || status === 'COURIER_ASSIGNED' || status === 'DELIVERED'
}

export function isRowUnpaid({ status }: HistoryRow): boolean {
  return status === 'AWAITING_PAYMENT_CONFIRMATION'
}

/** Unpaid, or over: staff may open it in the booking form. */
export function isEditable(row: HistoryRow): boolean {
  return isRowUnpaid(row) || row.status === 'CANCELED' || row.status === 'VOIDED'
}

/** Paid and not delivered: staff may take it back. */
export function isVoidable({ status }: HistoryRow): boolean {
  return status === 'BOOKED' || status === 'COURIER_ASSIGNED' || status === 'PENDING_ISSUE'
}

/** Customs may still ask for its documents. */
export function isClearable({ status }: HistoryRow): boolean {
  return status === 'BOOKED' || status === 'COURIER_ASSIGNED'
}

/** Delivered, and no return itself: it can go back to its sender. */
export function isReturnable({ status, isReturn }: HistoryRow): boolean {
  return status === 'DELIVERED' && !isReturn
}

export function editShipmentHref({ id }: HistoryRow): string {
  return urlFor('shipping.book', {}, { qs: { edit: id } })
}
