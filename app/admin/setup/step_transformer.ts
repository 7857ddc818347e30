import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SetupStep } from '#admin/setup/setup_steps'

export default class StepTransformer extends BaseTransformer<SetupStep> {
  toObject() {
    return this.pick(this.resource, ['key', 'done'])
  }
}
