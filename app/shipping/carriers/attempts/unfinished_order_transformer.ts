import { BaseTransformer } from '@adonisjs/core/transformers'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import {
  DECISIONS,
  momentText,
  nextText,
  STATE_WORDS,
} from '#shipping/carriers/attempts/attempt_words'

/** A line of the list of orders that no machine has finished. */
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
      ...{ id, shipmentId, reference, problem, waybillNumber },
      state: STATE_WORDS[state],
      isForStaff: state === 'unresolved' || state === 'surplus',
      decisions: [...DECISIONS[state]],
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courier.name,
      recipient: fullname,
      destinationCountry: country.name,
      sentText: momentText(sentAt ?? createdAt)!,
      nextText: nextText(this.resource),
    }
  }
}
