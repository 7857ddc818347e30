import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

export default class VerifyEmailMail extends AccountMail {
  constructor(
    user: User,
    private readonly token: string,
    /** The page to open after confirmation. The link carries it, as it may open on any device. */
    private readonly goTo?: string | null
  ) {
    super(user)
  }

  private get next() {
    return this.goTo ? { next: this.goTo } : {}
  }

  protected contents() {
    return {
      subject: `Confirm your e-mail address for ${brand.name}`,
      greeting: this.greeting,
      paragraphs: [
        `Welcome to ${brand.name}. Confirm your e-mail address, and you can book, pay for and track parcels.`,
      ],
      action: {
        label: 'Confirm my e-mail address',
        url: urlFor('identity.verify', { token: this.token }, { ...siteUrlOptions, qs: this.next }),
      },
      notes: [
        'The link works once, within 24 hours.',
        `If you did not sign up for ${brand.name}, ignore this message: nobody can use the account without the link.`,
      ],
    }
  }
}
