import { BaseTransformer } from '@adonisjs/core/transformers'
import type { StaffQueue } from '#admin/console/staff_queues'

export default class StaffQueueTransformer extends BaseTransformer<StaffQueue> {
  toObject() {
    const { key, label, count, url, hint = null, isLate = false } = this.resource
    return { key, label, count, url, hint, isLate }
  }
}
