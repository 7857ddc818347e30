import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TrackingInfo } from '#shipping/tracking/build_tracking_detail'
import type { BrandedTrackingInfo } from '#branding/tracking_page/build_branded_tracking'

/** With the shop's name and colours, or without where there is no shop to show. */
export default class BrandedTrackingTransformer extends BaseTransformer<
  BrandedTrackingInfo | TrackingInfo
> {
  toObject() {
    return { ...this.resource }
  }
}
