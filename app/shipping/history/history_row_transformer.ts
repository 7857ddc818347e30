import { BaseTransformer } from '@adonisjs/core/transformers'
import type Shipment from '#shipping/shipment/models/shipment'
import ClearanceDocumentTransformer from '#shipping/documents/clearance_document_transformer'
import type { Numbered } from '#shared/http/numbered'
import { naira } from '#shared/money/rules/money'
import { dateText, lagosMoment } from '#shared/time/lagos_time'

/** A line of past shipments. The moments are given for machines, and as a clock in Lagos shows them. */
export default class HistoryRowTransformer extends BaseTransformer<Numbered<Shipment>> {
  toObject() {
    const { index, row: shipment } = this.resource
    const origin = shipment.address('origin')
    const destination = shipment.address('destination')
    const requested = lagosMoment(shipment.createdAt)
    const paid = shipment.paidAt && lagosMoment(shipment.paidAt)
    return {
      index,
      id: shipment.id,
      requestDate: requested.ts,
      requestDay: dateText(shipment.createdAt),
      requestTime: requested.time,
      paymentNotificationDate: paid?.ts ?? null,
      paymentDay: shipment.paidAt && dateText(shipment.paidAt),
      paymentTime: paid?.time ?? null,
      serviceType: shipment.serviceType,
      trackingNumber: shipment.trackingNumber,
      reference: shipment.reference,
      metadata: shipment.metadata,
      waybillNumber: shipment.waybillNumber,
      partnerTrackingNumbers: shipment.packages.flatMap(({ waybillNumber }) => waybillNumber ?? []),
      courier: shipment.courierCode,
      sender: origin.fullname,
      originState: origin.state?.name ?? null,
      originCountry: origin.country.name,
      recipient: destination.fullname,
      destinationCountry: destination.country.name,
      crossesBorder: shipment.kind !== 'domestic',
      status: shipment.status,
      issue: shipment.status === 'PENDING_ISSUE' ? shipment.issue : null,
      inTransit: shipment.inTransit,
      parcelState: shipment.parcelState,
      hasBillingGroup: shipment.billingGroupId !== null,
      deliveryDelay: shipment.isLate,
      /** It brings another shipment back, or a part of it. */
      isReturn: shipment.returnOf !== null,
      /** Naira of its bill, with what a reweigh added and was paid. */
      paymentAmount: naira(shipment.totalKobo),
      clearanceDocuments: ClearanceDocumentTransformer.transform(shipment.clearanceDocuments),
    }
  }
}
