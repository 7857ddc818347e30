import { BaseTransformer } from '@adonisjs/core/transformers'
import { sortableMoment } from '#shared/time/lagos_time'
import { PAYMENT_PROVIDER_NAMES } from '#wallet/providers/payment_provider'
import type UnmatchedWebhook from '#wallet/providers/unmatched_webhooks/unmatched_webhook'
import { isoTime } from '#shared/time/rules/api_dates'

export default class UnmatchedWebhookTransformer extends BaseTransformer<UnmatchedWebhook> {
  toObject() {
    const { id, provider, about, reference, times, createdAt } = this.resource
    return {
      id,
      provider,
      about,
      reference,
      times,
      text: describeUnmatchedWebhook({ provider, about }),
      toldAt: isoTime(createdAt),
      toldText: sortableMoment(createdAt),
    }
  }
}

export function describeUnmatchedWebhook({
  provider,
  about,
}: Pick<UnmatchedWebhook, 'provider' | 'about'>): string {
  const kind = about === 'charge' ? 'payment' : 'transfer'
  return `${PAYMENT_PROVIDER_NAMES[provider]} told us about a ${kind} that is not in our records.`
}
