import { BaseTransformer } from '@adonisjs/core/transformers'
import { sortableMoment } from '#shared/time/lagos_time'
import type WaybillCancellation from '#shipping/carriers/waybill_cancellation'

export default class WaybillCancellationTransformer extends BaseTransformer<WaybillCancellation> {
  toObject() {
    const { shipmentId, waybillNumber, problem, createdAt, shipment } = this.resource
    return {
      shipmentId,
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courier.name,
      waybillNumber,
      problem: problem!,
      voidedAt: createdAt.toISO()!,
      voidedText: sortableMoment(createdAt),
    }
  }
}
