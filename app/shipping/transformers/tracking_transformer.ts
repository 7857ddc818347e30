import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TrackingDetail } from '#shipping/tracking'

export default class TrackingTransformer extends BaseTransformer<TrackingDetail> {
  toObject() {
    return { ...this.resource }
  }
}
