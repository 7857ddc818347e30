import { BaseTransformer } from '@adonisjs/core/transformers'
import { sortableMoment } from '#shared/time/lagos_time'
import type WaybillReturn from '#shipping/carriers/waybill_return'

export default class WaybillReturnTransformer extends BaseTransformer<WaybillReturn> {
  toObject() {
    const { shipmentId, waybillNumber, problem, createdAt, shipment } = this.resource
    return {
      shipmentId,
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courierCode,
      waybillNumber,
      problem: problem!,
      voidedAt: createdAt.toISO()!,
      voidedText: sortableMoment(createdAt),
    }
  }
}
