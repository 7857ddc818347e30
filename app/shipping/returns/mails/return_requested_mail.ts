import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type { ReturnEmailData } from '#shipping/returns/mails/receiver_email'

export default class ReturnRequestedMail extends AccountMail {
  constructor(
    user: User,
    private readonly data: ReturnEmailData
  ) {
    super(user)
  }

  protected contents() {
    const { returnRequest, first } = this.data
    const { fullname } = first.address('destination')
    const what = returnRequest.kind === 'exchange' ? 'an exchange' : 'a return'
    const who = returnRequest.askedBy === 'receiver' ? fullname : 'Our staff'
    return {
      subject: `${returnRequest.kind === 'exchange' ? 'Exchange' : 'Return'} of ${first.trackingNumber}: please decide`,
      greeting: this.greeting,
      paragraphs: [
        `${who} asked for ${what} of shipment ${first.trackingNumber}, sent to ${fullname}. Reason: ${returnRequest.reason}.`,
        ...(returnRequest.note ? [`“${returnRequest.note}”`] : []),
        ...(returnRequest.problem
          ? [`It could not be booked automatically: ${returnRequest.problem}`]
          : []),
        'You will see the cost before you approve. It is paid from your wallet.',
      ],
      action: {
        label: 'See the return',
        url: urlFor('shipping.return', { id: returnRequest.id }, siteUrlOptions),
      },
    }
  }
}
