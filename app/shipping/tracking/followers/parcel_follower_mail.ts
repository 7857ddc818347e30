import { urlFor } from '@adonisjs/core/services/url_builder'
import { Letter } from '#shared/mail/letter'
import { wordsIn } from '#shared/languages/words'
import type Shipment from '#shipping/shipment/models/shipment'
import { followerLink } from '#shipping/tracking/followers/follower_link'
import type ParcelFollower from '#shipping/tracking/followers/parcel_follower'
import { journeyOf } from '#shipping/tracking/journey'
import { detailOf } from '#shipping/tracking/tracking'

/** What happened to a parcel, for somebody who asked on its page: no more than that page says to anyone. */
export default class ParcelFollowerMail extends Letter {
  /** `what` happened, in their words. */
  constructor(
    private readonly follower: ParcelFollower,
    private readonly tracked: { shipment: Shipment; origin: string },
    private readonly what: string
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.follower.email! }
  }

  prepare() {
    super.prepare()
    this.message.listUnsubscribe(followerLink(this.follower), { oneClick: true })
  }

  protected contents() {
    const words = wordsIn(this.follower.language)
    const { shipment, origin } = this.tracked
    const { trackingNumber } = shipment
    const { statusText, statusNote } = detailOf(shipment, words)
    const { next } = journeyOf(shipment, words)
    const url = urlFor('shipping.public_tracking', { trackingNumber }, { prefixUrl: origin })
    return {
      language: words.language,
      subject: words.t('messages.news.subject', {
        trackingNumber: String(trackingNumber),
        what: this.what,
      }),
      greeting: words.t('messages.news.greeting'),
      paragraphs: [
        statusText,
        ...(statusNote ? [statusNote] : []),
        ...(next ? [words.t('messages.news.next', { next })] : []),
      ],
      action: { label: words.t('messages.news.follow'), url },
      notes: [
        words.t('messages.news.why'),
        words.t('messages.news.stop', { link: followerLink(this.follower) }),
      ],
    }
  }
}
