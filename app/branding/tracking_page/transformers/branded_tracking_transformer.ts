import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TrackingDetail } from '#shipping/tracking/tracking'
import type { BrandedTracking } from '#branding/tracking_page/branded_tracking'

/** With the shop's name and colours, or without where there is no shop to show. */
export default class BrandedTrackingTransformer extends BaseTransformer<
  BrandedTracking | TrackingDetail
> {
  toObject() {
    return { ...this.resource }
  }
}
