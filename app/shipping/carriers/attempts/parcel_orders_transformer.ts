import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo } from '#shared/money/rules/money'
import { momentText, nextText, STATE_WORDS } from '#shipping/carriers/attempts/attempt_words'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { CarrierExchange } from '#shipping/carriers/attempts/exchange_log'
import type { OrdersOfParcel } from '#shipping/carriers/attempts/staff_list'

const PAPER_NAMES = { label: 'Label', invoice: 'Invoice', receipt: 'Receipt' }

/** Orders of one parcel and what was said on the wire, for staff. */
export default class ParcelOrdersTransformer extends BaseTransformer<OrdersOfParcel> {
  toObject() {
    const { shipment, attempts, exchanges, label, papers } = this.resource
    const { id, status, inTransit, trackingNumber, waybillNumber, courierDriver } = shipment
    const isOurs = courierDriver !== null && courierDriver !== 'sandbox'
    return {
      ...{ id, status, inTransit, trackingNumber, waybillNumber },
      courier: `${shipment.courier.name}, ${shipment.serviceType}`,
      attempts: attempts.map(attemptLine),
      exchanges: exchanges.map(exchangeLine),
      papers: papers.map(({ id: paperId, kind, format }) => ({
        id: paperId,
        name: `${PAPER_NAMES[kind]} (${format.toUpperCase()})`,
      })),
      labelText: label && `Uploaded ${momentText(label.uploadedAt)}`,
      mayUpload: isOurs && ['PENDING', 'BOOKED', 'COURIER_ASSIGNED'].includes(status),
    }
  }
}

function attemptLine(attempt: BookingAttempt) {
  const { id, reference, state, problem, waybillNumber, alerts, driver } = attempt
  const { chargedAmount, chargedCurrency, looks } = attempt
  return {
    ...{ id, reference, problem, waybillNumber, alerts, driver, looks },
    state: STATE_WORDS[state],
    sentText: momentText(attempt.sentAt),
    endedText: momentText(attempt.endedAt),
    nextText: nextText(attempt),
    chargedText: chargedAmount === null ? null : chargeText(chargedAmount, chargedCurrency),
  }
}

function chargeText(amount: number, currency: string | null): string {
  return currency === 'NGN'
    ? formatKobo(Math.round(amount * 100))
    : `${amount.toFixed(2)} ${currency}`
}

function exchangeLine({ id, operation, sentAt, ms, status, request, answer }: CarrierExchange) {
  return { id, operation, sentText: momentText(sentAt)!, ms, status, request, answer }
}
