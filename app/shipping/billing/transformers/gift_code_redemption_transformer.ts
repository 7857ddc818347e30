import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatLagosTimestamp } from '#shared/time/lagos_time'
import { naira } from '#shared/money/rules/money'
import type GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type { ReleaseReason } from '#shipping/shipment/models/gift_code_redemption'
import { isoTime } from '#shared/time/rules/api_dates'

const RELEASE_REASON_TEXTS: Record<ReleaseReason, string> = {
  changed: 'Another code was applied',
  rebooked: 'The booking was changed',
  canceled: 'The booking was cancelled',
  voided: 'The shipment was voided',
}

export default class GiftCodeRedemptionTransformer extends BaseTransformer<GiftCodeRedemption> {
  toObject() {
    const { id, user, organization, shipment, createdAt, discountKobo } = this.resource
    const { releaseReason } = this.resource
    return {
      id,
      dateUsed: isoTime(createdAt),
      usedAt: formatLagosTimestamp(createdAt),
      customer: user ? user.fullName : organization.name,
      customerEmail: user ? user.email : organization.contactEmail,
      shipmentId: shipment.id,
      trackingNumber: shipment.trackingNumber,
      /** @api Naira */
      discountAmount: naira(discountKobo),
      state: redemptionState(this.resource),
      reason: releaseReason && RELEASE_REASON_TEXTS[releaseReason],
    }
  }
}

/** RESERVED until the shipment is paid; FREED uses can be redeemed again. */
function redemptionState({
  releasedAt,
  shipment,
}: GiftCodeRedemption): 'USED' | 'RESERVED' | 'FREED' {
  if (releasedAt) return 'FREED'
  return shipment.isPaid ? 'USED' : 'RESERVED'
}
