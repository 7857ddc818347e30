import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TrackingInfo } from '#shipping/tracking/build_tracking_detail'
import type { BrandedTrackingInfo } from '#branding/tracking_page/build_branded_tracking'

export default class BrandedTrackingTransformer extends BaseTransformer<
  BrandedTrackingInfo | TrackingInfo
> {
  toObject() {
    return { ...this.resource }
  }
}
