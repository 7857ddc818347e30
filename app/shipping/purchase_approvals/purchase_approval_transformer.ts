import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { PURCHASE_CAUSE_LABELS } from '#shipping/purchase_approvals/purchase_cause_labels'
import type PurchaseApproval from '#shipping/purchase_approvals/models/purchase_approval'
import { isoTime } from '#shared/time/rules/api_dates'

/** Requires requester, decider and shipment with addresses and courier to be preloaded. */
export default class PurchaseApprovalTransformer extends BaseTransformer<PurchaseApproval> {
  toObject() {
    const { id, requester, decider, shipment, amountKobo, cause, note } = this.resource
    const { outcome, reason, askedAt, decidedAt } = this.resource
    return {
      id,
      shipmentId: shipment.id,
      trackingNumber: shipment.trackingNumber,
      recipient: shipment.address('destination').fullname,
      courier: shipment.courier.name,
      askedBy: requester.fullName,
      askedById: requester.id,
      askedAt: isoTime(askedAt),
      askedText: formatLagosTimestamp(askedAt),
      /** The price in naira at the time of the request, and the current one. */
      asked: naira(amountKobo),
      amount: naira(shipment.paymentAmountKobo),
      cause,
      why: PURCHASE_CAUSE_LABELS[cause],
      note,
      outcome,
      decidedBy: decider?.fullName ?? null,
      decidedText: decidedAt && formatLagosTimestamp(decidedAt),
      reason,
    }
  }
}
