import { PlatformEmail } from '#shared/mail/platform_email'
import { getTranslator } from '#shared/languages/translator'
import { subscriptionLink } from '#shipping/tracking/subscriptions/subscription_link'
import type TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'

/** Contains no text that the requester typed, so nobody can misuse it. */
export default class ConfirmSubscriptionMail extends PlatformEmail {
  constructor(
    private readonly subscription: TrackingSubscription,
    private readonly trackingNumber: number
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.subscription.email! }
  }

  protected contents() {
    const translator = getTranslator(this.subscription.language)
    const trackingNumber = String(this.trackingNumber)
    return {
      language: translator.language,
      subject: translator.t('messages.news.confirmSubject', { trackingNumber }),
      greeting: translator.t('messages.news.greeting'),
      paragraphs: [translator.t('messages.news.confirmText')],
      action: {
        label: translator.t('messages.news.confirm'),
        url: subscriptionLink(this.subscription),
      },
      notes: [translator.t('messages.news.confirmNote')],
    }
  }
}
