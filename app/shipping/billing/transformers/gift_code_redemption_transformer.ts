import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownMoment } from '#shared/time/date_words'
import { naira } from '#shared/money/rules/money'
import type GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import type { ReleaseReason } from '#shipping/shipment/models/gift_code_redemption'

/** Why a gift code is no longer on a bill. */
const RELEASES: Record<ReleaseReason, string> = {
  changed: 'Another code was applied',
  rebooked: 'The booking was changed',
  canceled: 'The booking was cancelled',
  voided: 'The shipment was voided',
}

/** A use of a gift code as staff see one. */
export default class GiftCodeRedemptionTransformer extends BaseTransformer<GiftCodeRedemption> {
  toObject() {
    const { id, user, organization, shipment, createdAt, discountKobo } = this.resource
    const { releaseReason } = this.resource
    return {
      id,
      dateUsed: createdAt.toISO()!,
      usedAt: shownMoment(createdAt),
      customer: user ? user.fullName : organization.name,
      customerEmail: user ? user.email : organization.contactEmail,
      shipmentId: shipment.id,
      trackingNumber: shipment.trackingNumber,
      /** @api Naira */
      discountAmount: naira(discountKobo),
      state: stateOf(this.resource),
      reason: releaseReason && RELEASES[releaseReason],
    }
  }
}

/** RESERVED until the shipment is paid; FREED when it can be used again. */
function stateOf({ releasedAt, shipment }: GiftCodeRedemption): 'USED' | 'RESERVED' | 'FREED' {
  if (releasedAt) return 'FREED'
  return shipment.isPaid ? 'USED' : 'RESERVED'
}
