import { BaseTransformer } from '@adonisjs/core/transformers'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import {
  ATTEMPT_DECISIONS,
  optionalMomentText,
  nextLookupText,
  ATTEMPT_STATE_LABELS,
} from '#shipping/carriers/attempts/attempt_labels'

export default class UnfinishedOrderTransformer extends BaseTransformer<BookingAttempt> {
  toObject() {
    const {
      id,
      shipmentId,
      reference,
      state,
      problem,
      waybillNumber,
      shipment,
      sentAt,
      createdAt,
    } = this.resource
    const { fullname, country } = shipment.address('destination')
    return {
      id,
      shipmentId,
      reference,
      problem,
      waybillNumber,
      state: ATTEMPT_STATE_LABELS[state],
      isForStaff: Boolean(this.resource.$extras.needsStaff),
      decisions: [...ATTEMPT_DECISIONS[state]],
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courier.name,
      courierCode: shipment.courier.code,
      recipient: fullname,
      destinationCountry: country.name,
      sentText: optionalMomentText(sentAt ?? createdAt)!,
      nextText: nextLookupText(this.resource),
      nextLookText: optionalMomentText(this.resource.nextLookAt),
    }
  }
}
