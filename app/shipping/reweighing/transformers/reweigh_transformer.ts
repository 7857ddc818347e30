import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatKobo, naira } from '#shared/money/rules/money'
import { formatWeekdayDate, formatLagosMoment, formatLagosTimestamp } from '#shared/time/lagos_time'
import type Reweigh from '#shipping/reweighing/models/reweigh'
import type { ReweighRatedBy, ReweighStatus } from '#shipping/reweighing/models/reweigh'
import { kilograms } from '#shared/numbers/rules/weight'
import { isoTime } from '#shared/time/rules/api_dates'

/** Preload the shipment's courier and addresses. Only staff see what the courier charges us. */
export default class ReweighTransformer extends BaseTransformer<Reweigh> {
  toObject() {
    const { id, shipmentId, shipment, status, billedGrams, amountKobo, dueAt } = this.resource
    const canPay = status === 'approved' || status === 'owed'
    const isByWeight = this.resource.ratedBy !== 'charge'
    return {
      id,
      shipmentId,
      trackingNumber: shipment.trackingNumber,
      courier: shipment.courier.name,
      recipient: shipment.address('destination').fullname,
      destinationCountry: shipment.address('destination').country.name,
      status,
      statusText: STATUS_TEXTS[status],
      /** @api kg */
      billedWeight: kilograms(billedGrams),
      /** @api kg */
      carrierWeight: isByWeight ? kilograms(this.resource.carrierGrams) : null,
      /** @api Naira to pay or to be refunded */
      amount: amountKobo === null ? null : naira(amountKobo),
      amountText: amountKobo === null ? null : formatKobo(amountKobo),
      reason: this.resource.reason,
      dispute: this.resource.dispute,
      dueAt: isoTime(dueAt),
      dueText: dueAt && status === 'approved' ? formatLagosMoment(dueAt.toJSDate()) : null,
      canPay,
      canDispute: status === 'approved' && !this.resource.disputedAt && dueAt! > DateTime.now(),
    }
  }

  forStaff() {
    const { differenceKobo, carrierChargeKobo, ratedBy, carrierGrams } = this.resource
    const { createdAt, source, disputedAt } = this.resource
    return {
      ...this.toObject(),
      source,
      heardAt: isoTime(createdAt),
      heardText: formatLagosTimestamp(createdAt),
      /** @api kg */
      carrierWeight: kilograms(carrierGrams),
      carrierCharge: carrierChargeKobo === null ? null : naira(carrierChargeKobo),
      difference: differenceKobo === null ? null : naira(differenceKobo),
      ratedText: ratedBy && RATED_BY_TEXTS[ratedBy],
      sender: this.resource.shipment.address('origin').fullname,
      disputedDay: disputedAt && formatWeekdayDate(disputedAt.setZone('Africa/Lagos')),
    }
  }
}

const STATUS_TEXTS: Record<ReweighStatus, string> = {
  noted: 'Noted, nothing owed',
  proposed: 'To decide',
  replaced: 'Replaced',
  dropped: 'Dropped',
  approved: 'To pay',
  disputed: 'Disputed',
  owed: 'Overdue',
  paid: 'Paid',
  waived: 'Waived',
  closed: 'Closed with the shipment',
  refunded: 'Refunded',
}

const RATED_BY_TEXTS: Record<ReweighRatedBy, string> = {
  booking: 'At the prices when it was booked',
  today: 'At today’s prices',
  charge: 'At what the courier charged',
}
