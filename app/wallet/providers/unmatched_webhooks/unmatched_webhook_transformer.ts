import { BaseTransformer } from '@adonisjs/core/transformers'
import { sortableMoment } from '#shared/time/lagos_time'
import { PAYMENT_PROVIDER_NAMES } from '#wallet/providers/payment_provider'
import type UnmatchedWebhook from '#wallet/providers/unmatched_webhooks/unmatched_webhook'

export default class UnmatchedWebhookTransformer extends BaseTransformer<UnmatchedWebhook> {
  toObject() {
    const { id, provider, about, reference, times, createdAt } = this.resource
    return {
      id,
      provider,
      about,
      reference,
      times,
      text: `${PAYMENT_PROVIDER_NAMES[provider]} told us about a ${about === 'charge' ? 'payment' : 'transfer'} that is not in our records.`,
      toldAt: createdAt.toISO()!,
      toldText: sortableMoment(createdAt),
    }
  }
}
