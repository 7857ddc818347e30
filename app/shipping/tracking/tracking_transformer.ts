import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TrackingDetail } from '#shipping/tracking/tracking'

export default class TrackingTransformer extends BaseTransformer<TrackingDetail> {
  toObject() {
    return { ...this.resource }
  }
}
