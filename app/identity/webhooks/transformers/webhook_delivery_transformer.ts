import { BaseTransformer } from '@adonisjs/core/transformers'
import { bodyOf } from '#identity/webhooks/delivering/trying'
import type WebhookDelivery from '#identity/webhooks/models/webhook_delivery'
import type WebhookTry from '#identity/webhooks/models/webhook_try'

export default class WebhookDeliveryTransformer extends BaseTransformer<WebhookDelivery> {
  toObject() {
    const { id, endpointId, messageId, status, sequence, event, log } = this.resource
    const { createdAt, nextTryAt, settledAt } = this.resource
    return {
      ...{ id, endpointId, messageId, status, sequence },
      type: event.type,
      subject: event.subject,
      createdAt: createdAt.toISO()!,
      nextTryAt: status === 'pending' ? nextTryAt.toISO() : null,
      settledAt: settledAt?.toISO() ?? null,
      requestBody: bodyOf({ ...eventOf(event), sequence }),
      tries: log.map(tryOf),
    }
  }
}

function eventOf({ type, occurredAt, data }: WebhookDelivery['event']) {
  return { type, data, occurredAt: occurredAt.toJSDate() }
}

function tryOf(made: WebhookTry) {
  const { triedAt, durationMs, status, problem, requestHeaders, answerHeaders, answerBody } = made
  return {
    triedAt: triedAt.toISO()!,
    ...{ durationMs, status, problem, requestHeaders, answerHeaders, answerBody },
  }
}
