import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type { ReturnEmailData } from '#shipping/returns/mails/receiver_email'

export default class ReturnRequestedMail extends AccountMail {
  constructor(
    user: User,
    private readonly news: ReturnEmailData
  ) {
    super(user)
  }

  protected contents() {
    const { asked, first } = this.news
    const { fullname } = first.address('destination')
    const what = asked.kind === 'exchange' ? 'an exchange' : 'a return'
    const who = asked.askedBy === 'receiver' ? fullname : 'Our staff'
    return {
      subject: `${asked.kind === 'exchange' ? 'Exchange' : 'Return'} of ${first.trackingNumber}: please decide`,
      greeting: this.greeting,
      paragraphs: [
        `${who} asked for ${what} of shipment ${first.trackingNumber} to ${fullname}. The reason: ${asked.reason}.`,
        ...(asked.note ? [`“${asked.note}”`] : []),
        ...(asked.problem ? [`It could not be booked automatically: ${asked.problem}`] : []),
        'You see what it costs before you approve it. It is paid from your wallet.',
      ],
      action: {
        label: 'See the return',
        url: urlFor('shipping.return', { id: asked.id }, siteUrlOptions),
      },
    }
  }
}
