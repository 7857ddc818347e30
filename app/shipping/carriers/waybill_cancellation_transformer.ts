import { BaseTransformer } from '@adonisjs/core/transformers'
import { sortableMoment } from '#shared/time/lagos_time'
import type WaybillCancellation from '#shipping/carriers/waybill_cancellation'
import { isoTime } from '#shared/time/rules/api_dates'

export default class WaybillCancellationTransformer extends BaseTransformer<WaybillCancellation> {
  toObject() {
    const { shipmentId, waybillNumber, problem, createdAt, shipment } = this.resource
    return {
      shipmentId,
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courier.name,
      waybillNumber,
      problem: problem!,
      voidedAt: isoTime(createdAt),
      voidedText: sortableMoment(createdAt),
    }
  }
}
