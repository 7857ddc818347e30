import type ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import TellFollowersJob from '#shipping/tracking/followers/tell_followers_job'
import { hasFollowers } from '#shipping/tracking/followers/telling_followers'

export default class TellFollowers {
  async handle({ shipmentId }: ShipmentMoved) {
    if (await hasFollowers(shipmentId)) await TellFollowersJob.dispatch({ shipmentId })
  }
}
