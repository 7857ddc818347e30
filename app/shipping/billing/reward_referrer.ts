import type ShipmentBooked from '#shipping/shipment/events/shipment_booked'
import type ShipmentVoided from '#shipping/shipment/events/shipment_voided'
import { settleReferralReward } from '#shipping/billing/referral_rewards'

export default class RewardReferrer {
  async handle({ shipmentId }: ShipmentBooked | ShipmentVoided) {
    await settleReferralReward(shipmentId)
  }
}
