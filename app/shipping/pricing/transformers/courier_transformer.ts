import { BaseTransformer } from '@adonisjs/core/transformers'
import type Courier from '#shipping/pricing/models/courier'

export default class CourierTransformer extends BaseTransformer<Courier> {
  toObject() {
    return { value: this.resource.code, label: this.resource.name }
  }
}
