import { BaseTransformer } from '@adonisjs/core/transformers'
import { buildWebhookBody } from '#identity/webhooks/delivering/attempt_delivery'
import type WebhookDelivery from '#identity/webhooks/models/webhook_delivery'
import type WebhookTry from '#identity/webhooks/models/webhook_try'
import { formatLagosMoment } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

export default class WebhookDeliveryTransformer extends BaseTransformer<WebhookDelivery> {
  toObject() {
    const { id, endpointId, messageId, status, sequence, event, log } = this.resource
    const { createdAt, nextTryAt, settledAt } = this.resource
    return {
      id,
      endpointId,
      messageId,
      status,
      sequence,
      type: event.type,
      subject: event.subject,
      createdAt: isoTime(createdAt),
      nextTryAt: status === 'pending' ? isoTime(nextTryAt) : null,
      settledAt: isoTime(settledAt),
      requestBody: buildWebhookBody({ ...eventOf(event), sequence }),
      tries: log.map(tryOf),
    }
  }

  forPage() {
    const { status, createdAt, nextTryAt, log } = this.resource
    return {
      ...this.toObject(),
      created: formatLagosMoment(createdAt.toJSDate()),
      next: status === 'pending' ? formatLagosMoment(nextTryAt.toJSDate()) : null,
      tries: log.map((made) => ({
        ...tryOf(made),
        tried: formatLagosMoment(made.triedAt.toJSDate()),
      })),
    }
  }
}

function eventOf({ type, occurredAt, data }: WebhookDelivery['event']) {
  return { type, data, occurredAt: occurredAt.toJSDate() }
}

function tryOf(made: WebhookTry) {
  const { triedAt, durationMs, url, status, problem } = made
  const { requestHeaders, answerHeaders, answerBody } = made
  return {
    triedAt: isoTime(triedAt),
    durationMs,
    url,
    status,
    problem,
    requestHeaders,
    answerHeaders,
    answerBody,
  }
}
