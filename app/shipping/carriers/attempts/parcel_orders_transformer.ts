import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo } from '#shared/money/rules/money'
import {
  optionalMomentText,
  nextLookupText,
  ATTEMPT_STATE_LABELS,
} from '#shipping/carriers/attempts/attempt_labels'
import type BookingAttempt from '#shipping/carriers/attempts/booking_attempt'
import type { CarrierExchange } from '#shipping/carriers/attempts/exchange_log'
import { currentParcelState } from '#shipping/shipment/parcel_progress'
import type { ParcelOrdersDetail } from '#shipping/carriers/attempts/unfinished_orders'

const DOCUMENT_NAMES = { label: 'Label', invoice: 'Invoice', receipt: 'Receipt' }

export default class ParcelOrdersTransformer extends BaseTransformer<ParcelOrdersDetail> {
  toObject() {
    const { shipment, attempts, exchanges, label, papers } = this.resource
    const { id, status, inTransit, trackingNumber, waybillNumber, courierDriver } = shipment
    const recipient = shipment.address('destination')
    const isOurs = courierDriver !== null && courierDriver !== 'sandbox'
    return {
      id,
      status,
      inTransit,
      parcelState: currentParcelState(shipment),
      trackingNumber,
      waybillNumber,
      courier: `${shipment.serviceType} to ${recipient.fullname}, ${recipient.country.name}`,
      attempts: attempts.map(describeAttempt),
      exchanges: exchanges.map(describeExchange),
      papers: papers.map(({ id: paperId, kind, format }) => {
        const isVoid = kind === 'label' && status === 'VOIDED'
        return {
          id: paperId,
          name: `${DOCUMENT_NAMES[kind]} (${format.toUpperCase()}${isVoid ? ', void' : ''})`,
          /** We stamp VOID on the label of a voided shipment, which only a PDF allows. */
          isDownloadable: !isVoid || format === 'pdf',
        }
      }),
      labelText: label && `Uploaded ${optionalMomentText(label.uploadedAt)}`,
      mayUpload: isOurs && ['PENDING', 'BOOKED', 'COURIER_ASSIGNED'].includes(status),
    }
  }
}

function describeAttempt(attempt: BookingAttempt) {
  const { id, reference, state, problem, waybillNumber, alerts, driver } = attempt
  const { chargedAmount, chargedCurrency, looks } = attempt
  return {
    id,
    reference,
    problem,
    waybillNumber,
    alerts,
    driver,
    looks,
    state: ATTEMPT_STATE_LABELS[state],
    sentText: optionalMomentText(attempt.sentAt),
    endedText: optionalMomentText(attempt.endedAt),
    nextText: nextLookupText(attempt),
    chargedText: chargedAmount === null ? null : chargeText(chargedAmount, chargedCurrency),
  }
}

function chargeText(amount: number, currency: string | null): string {
  return currency === 'NGN'
    ? formatKobo(Math.round(amount * 100))
    : `${amount.toFixed(2)} ${currency}`
}

function describeExchange({ id, operation, sentAt, ms, status, request, answer }: CarrierExchange) {
  return { id, operation, sentText: optionalMomentText(sentAt)!, ms, status, request, answer }
}
