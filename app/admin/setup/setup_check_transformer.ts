import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SetupTest } from '#admin/setup/trials/setup_tests'
import type { SetupCheck } from '#shared/setup/setup_check'

const SETUP_TEST_BY_CHECK: Record<string, SetupTest> = {
  'Mail': 'mail',
  'SMS': 'sms',
  'WhatsApp': 'whatsapp',
  'Storage': 'storage',
  'Couriers': 'couriers',
  'Payment provider': 'payment',
}

export default class SetupCheckTransformer extends BaseTransformer<SetupCheck> {
  toObject() {
    const { name, state, sentence, remedy, isLocal = false } = this.resource
    const trial: SetupTest | null = SETUP_TEST_BY_CHECK[name] ?? null
    return { name, state, sentence, remedy, isLocal, trial }
  }
}
