import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#shared/errors/domain_error'
import { getTranslator } from '#shared/languages/translator'
import { findSubscriptionByToken } from '#shipping/tracking/subscriptions/subscription_link'
import {
  confirmSubscription,
  cancelTrackingSubscription,
} from '#shipping/tracking/subscriptions/tracking_notifications'

class UnknownSubscriptionLink extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link is incomplete. Please open it again from our message.')
  }
}

export default class SubscriptionLinksController {
  async update({ params }: HttpContext) {
    const subscription = await requireSubscription(params.token)
    await confirmSubscription(subscription)
    const number = String(subscription.shipment.trackingNumber)
    return {
      message: getTranslator(subscription.language).t('tracking.answer.activeTitle', { number }),
    }
  }

  async destroy({ params }: HttpContext) {
    const subscription = await requireSubscription(params.token)
    await cancelTrackingSubscription(subscription)
    return { message: getTranslator(subscription.language).t('tracking.answer.stoppedTitle') }
  }
}

async function requireSubscription(token: unknown) {
  const subscription = await findSubscriptionByToken(String(token))
  if (!subscription) throw new UnknownSubscriptionLink()
  return subscription
}
