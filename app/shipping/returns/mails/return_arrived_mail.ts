import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type { ReturnEmailData } from '#shipping/returns/mails/receiver_email'

export default class ReturnArrivedMail extends AccountMail {
  constructor(
    user: User,
    private readonly data: ReturnEmailData
  ) {
    super(user)
  }

  protected contents() {
    const { returnRequest, first } = this.data
    const { trackingNumber } = returnRequest.parcel!
    const { fullname } = first.address('destination')
    return {
      subject: `Return ${trackingNumber} has been delivered to you`,
      greeting: this.greeting,
      paragraphs: [
        `The return of shipment ${first.trackingNumber} from ${fullname} has been delivered to you. The reason was: ${returnRequest.reason}.`,
        'Please check the goods. If the courier caused the return, tell us, so that we can look into a refund.',
      ],
      action: {
        label: 'See the return',
        url: urlFor('shipping.return', { id: returnRequest.id }, siteUrlOptions),
      },
    }
  }
}
