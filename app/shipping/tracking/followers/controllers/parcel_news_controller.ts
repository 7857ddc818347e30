import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#shared/errors/domain_error'
import { getTranslator } from '#shared/languages/translator'
import { findSubscriptionByToken } from '#shipping/tracking/followers/subscription_link'
import {
  confirmSubscription,
  cancelTrackingSubscription,
} from '#shipping/tracking/followers/tracking_notifications'

class UnknownSubscriptionLink extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'This link is incomplete. Please open it again from our message.')
  }
}

export default class ParcelNewsController {
  async update({ params }: HttpContext) {
    const follower = await requireSubscription(params.token)
    await confirmSubscription(follower)
    const number = String(follower.shipment.trackingNumber)
    return {
      message: getTranslator(follower.language).t('tracking.answer.activeTitle', { number }),
    }
  }

  async destroy({ params }: HttpContext) {
    const follower = await requireSubscription(params.token)
    await cancelTrackingSubscription(follower)
    return { message: getTranslator(follower.language).t('tracking.answer.stoppedTitle') }
  }
}

async function requireSubscription(token: unknown) {
  const follower = await findSubscriptionByToken(String(token))
  if (!follower) throw new UnknownSubscriptionLink()
  return follower
}
