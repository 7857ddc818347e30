import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TrackingInfo } from '#shipping/tracking/build_tracking_detail'

export default class TrackingTransformer extends BaseTransformer<TrackingInfo> {
  toObject() {
    return { ...this.resource }
  }
}
