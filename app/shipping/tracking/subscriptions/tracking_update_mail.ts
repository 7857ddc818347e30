import { urlFor } from '@adonisjs/core/services/url_builder'
import { PlatformEmail } from '#shared/mail/platform_email'
import { getTranslator } from '#shared/languages/translator'
import type Shipment from '#shipping/shipment/models/shipment'
import { subscriptionLink } from '#shipping/tracking/subscriptions/subscription_link'
import type TrackingSubscription from '#shipping/tracking/subscriptions/tracking_subscription'
import { buildJourney } from '#shipping/tracking/build_journey'
import { buildTrackingDetail } from '#shipping/tracking/build_tracking_detail'

/** Contains no more than the public tracking page. */
export default class TrackingUpdateMail extends PlatformEmail {
  constructor(
    private readonly subscription: TrackingSubscription,
    private readonly tracked: { shipment: Shipment; origin: string },
    private readonly what: string
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.subscription.email! }
  }

  prepare() {
    super.prepare()
    this.message.listUnsubscribe(subscriptionLink(this.subscription), { oneClick: true })
  }

  protected contents() {
    const translator = getTranslator(this.subscription.language)
    const { shipment, origin } = this.tracked
    const { trackingNumber } = shipment
    const { statusText, statusNote } = buildTrackingDetail(shipment, translator)
    const { next } = buildJourney(shipment, translator)
    const url = urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: origin })
    return {
      language: translator.language,
      subject: translator.t('messages.news.subject', {
        trackingNumber: String(trackingNumber),
        what: this.what,
      }),
      greeting: translator.t('messages.news.greeting'),
      paragraphs: [
        statusText,
        ...(statusNote ? [statusNote] : []),
        ...(next ? [translator.t('messages.news.next', { next })] : []),
      ],
      action: { label: translator.t('messages.news.follow'), url },
      notes: [
        translator.t('messages.news.why'),
        translator.t('messages.news.stop', { link: subscriptionLink(this.subscription) }),
      ],
    }
  }
}
