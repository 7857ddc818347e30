import type ShipmentPaid from '#shipping/shipment/events/shipment_paid'
import { rewardReferrerOf } from '#shipping/billing/referral_rewards'

export default class RewardReferrer {
  async handle({ shipmentId }: ShipmentPaid) {
    await rewardReferrerOf(shipmentId)
  }
}
