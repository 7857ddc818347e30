import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Trial } from '#admin/setup/trials/trials'
import type { SetupCheck } from '#shared/setup/setup_check'

/** Which parts of the list can be tried from the page. */
const TRIAL_OF: Record<string, Trial> = {
  'Mail': 'mail',
  'SMS': 'sms',
  'WhatsApp': 'whatsapp',
  'Storage': 'storage',
  'Couriers': 'couriers',
  'Payment company': 'payment',
}

export default class SetupCheckTransformer extends BaseTransformer<SetupCheck> {
  toObject() {
    const { name, state, sentence, remedy } = this.resource
    const trial: Trial | null = TRIAL_OF[name] ?? null
    return { name, state, sentence, remedy, trial }
  }
}
