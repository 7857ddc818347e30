import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { currentParcelState, expectedDay, isOverdue } from '#shipping/shipment/parcel_progress'
import type { ShipmentListItem } from '#shipping/shipment/shipment_list_item'
import ClearanceDocumentTransformer from '#shipping/documents/clearance_document_transformer'
import type { IndexedRow } from '#shared/http/indexed_rows'
import { naira } from '#shared/money/rules/money'
import {
  formatDayAndMonth,
  formatLagosDate,
  LAGOS_ZONE,
  lagosMoment,
} from '#shared/time/lagos_time'

/** Gives each time as a timestamp and as Lagos clock time. */
export default class HistoryRowTransformer extends BaseTransformer<IndexedRow<ShipmentListItem>> {
  toObject() {
    const { index, row: shipment } = this.resource
    const createdAt = DateTime.fromJSDate(shipment.createdAt, { zone: LAGOS_ZONE })
    const paidAt = shipment.paidAt && DateTime.fromJSDate(shipment.paidAt, { zone: LAGOS_ZONE })
    const requested = lagosMoment(createdAt)
    const paid = paidAt && lagosMoment(paidAt)
    return {
      index,
      id: shipment.id,
      requestDate: requested.ts,
      requestDay: formatLagosDate(createdAt),
      requestTime: requested.time,
      paymentNotificationDate: paid?.ts ?? null,
      paymentDay: paidAt && formatLagosDate(paidAt),
      paymentTime: paid?.time ?? null,
      serviceType: shipment.serviceType,
      /** @api The public tracking number */
      trackingNumber: shipment.trackingNumber,
      /** @api Your own data, stored unchanged */
      reference: shipment.reference,
      /** @api Your own data, stored unchanged */
      metadata: shipment.metadata,
      /** @api The courier’s number for the shipment */
      waybillNumber: shipment.waybillNumber,
      partnerTrackingNumbers: shipment.packageNumbers,
      /** @api FEDEX, FEDEX_PRIORITY, UPS, DHL, ARAMEX or ARAMEX_PREMIUM */
      courier: shipment.courierCode,
      sender: shipment.sender,
      originState: shipment.originState,
      originCountry: shipment.originCountry,
      recipient: shipment.recipient,
      destinationCity: shipment.destinationCity,
      destinationState: shipment.destinationState,
      destinationCountry: shipment.destinationCountry,
      crossesBorder: shipment.kind !== 'domestic',
      status: shipment.status,
      issue: shipment.status === 'PENDING_ISSUE' ? shipment.issue : null,
      inTransit: shipment.inTransit,
      parcelState: currentParcelState(shipment),
      hasBillingGroup: shipment.hasBillingGroup,
      deliveryDelay: isOverdue(shipment),
      /** The promised day of a parcel that is still to come, such as `4 Dec` */
      expectedDay: expectedDayText(shipment),
      /** True if this shipment returns another one or part of it. */
      isReturn: shipment.isReturn,
      /** The shipment's price in naira, including paid reweighs. */
      paymentAmount: naira(shipment.totalKobo),
      clearanceDocuments: ClearanceDocumentTransformer.transform(shipment.clearanceDocuments),
    }
  }

  forPage() {
    const { customer, awaitsApproval } = this.resource.row
    return { ...this.toObject(), customer, awaitsApproval }
  }
}

function expectedDayText(shipment: ShipmentListItem): string | null {
  const day = shipment.isDelivered ? null : expectedDay(shipment)
  return day && formatDayAndMonth(DateTime.fromISO(day))
}
