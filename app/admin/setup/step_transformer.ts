import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Step } from '#admin/setup/way_in'

export default class StepTransformer extends BaseTransformer<Step> {
  toObject() {
    return this.pick(this.resource, ['key', 'done'])
  }
}
