import { BaseTransformer } from '@adonisjs/core/transformers'
import type WebhookEndpoint from '#identity/webhooks/models/webhook_endpoint'
import { lagosMoment, formatLagosMoment } from '#shared/time/lagos_time'
import { isoTime } from '#shared/time/rules/api_dates'

/** Omits the secret, which is shown only once: right after creation or rotation. */
export default class WebhookEndpointTransformer extends BaseTransformer<WebhookEndpoint> {
  toObject() {
    const { id, mode, url, description, eventTypes, isActive, disabledReason } = this.resource
    const { createdAt, failingSince, disabledAt, previousSecretUntil: until } = this.resource
    return {
      id,
      mode,
      url,
      description,
      active: isActive,
      disabledReason,
      events: eventTypes,
      createdAt: isoTime(createdAt),
      failingSince: isoTime(failingSince),
      disabledAt: isoTime(disabledAt),
      previousSecretUntil: this.resource.isRotating ? isoTime(until!) : null,
    }
  }

  forPage() {
    const { createdAt, failingSince, disabledAt, previousSecretUntil } = this.resource
    const shown = this.toObject()
    return {
      ...shown,
      createdDay: lagosMoment(createdAt).day,
      failing: failingSince && formatLagosMoment(failingSince.toJSDate()),
      disabled: disabledAt && formatLagosMoment(disabledAt.toJSDate()),
      rotating: shown.previousSecretUntil && formatLagosMoment(previousSecretUntil!.toJSDate()),
    }
  }
}
