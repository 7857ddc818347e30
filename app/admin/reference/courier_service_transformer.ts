import { BaseTransformer } from '@adonisjs/core/transformers'
import { serviceOf } from '#admin/reference/courier_services'
import type Courier from '#shipping/pricing/models/courier'

export default class CourierServiceTransformer extends BaseTransformer<Courier> {
  toObject() {
    const { code, name, serviceDescription, deliveryTimeline, version } = this.resource
    const service = serviceOf(this.resource)
    return { code, name, serviceDescription, deliveryTimeline, ...service, version }
  }
}
