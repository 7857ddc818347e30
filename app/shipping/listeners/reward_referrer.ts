import type ShipmentPaid from '#shipping/events/shipment_paid'
import { rewardReferrerOf } from '#shipping/referral_rewards'

export default class RewardReferrer {
  async handle({ shipmentId }: ShipmentPaid) {
    await rewardReferrerOf(shipmentId)
  }
}
