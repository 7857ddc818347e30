import { Letter } from '#shared/mail/letter'
import { wordsIn } from '#shared/languages/words'
import { followerLink } from '#shipping/tracking/followers/follower_link'
import type ParcelFollower from '#shipping/tracking/followers/parcel_follower'

/** Asks the owner of an address whether they want news of a parcel. Nothing in it was typed by whoever asked. */
export default class ConfirmNewsMail extends Letter {
  constructor(
    private readonly follower: ParcelFollower,
    private readonly trackingNumber: number
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.follower.email! }
  }

  protected contents() {
    const words = wordsIn(this.follower.language)
    const trackingNumber = String(this.trackingNumber)
    return {
      language: words.language,
      subject: words.t('messages.news.confirmSubject', { trackingNumber }),
      greeting: words.t('messages.news.greeting'),
      paragraphs: [words.t('messages.news.confirmText')],
      action: { label: words.t('messages.news.confirm'), url: followerLink(this.follower) },
      notes: [words.t('messages.news.confirmNote')],
    }
  }
}
