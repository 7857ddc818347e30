import { urlFor } from '@adonisjs/core/services/url_builder'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type AddressRequest from '#shipping/addresses/models/address_request'

/** The mail links to the address and does not quote it: mailboxes should hold no home addresses. */
export default class AddressFilledInMail extends AccountMail {
  constructor(
    private readonly request: AddressRequest,
    private readonly receiver: string
  ) {
    super(request.user)
  }

  protected contents() {
    const { name } = this.request
    return {
      subject: `${this.receiver} filled in their address`,
      greeting: this.greeting,
      paragraphs: [
        `${this.receiver} has filled in the address you asked for (${name}). It is in your address book, ready for your next booking.`,
      ],
      action: {
        label: 'See the Address',
        url: urlFor('shipping.address_book', [], {
          ...siteUrlOptions,
          qs: { edit: this.request.addressId },
        }),
      },
      notes: ['The link you sent no longer works.'],
    }
  }
}
