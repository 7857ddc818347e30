import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, onOurSite } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

export default class VerifyEmailMail extends AccountMail {
  constructor(
    user: User,
    private readonly token: string,
    /** Where it leads in the end: the mail may be read on another device. */
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
        `Welcome to ${brand.name}. Please confirm that this e-mail address is yours, and your account is ready to book, pay for and follow parcels.`,
      ],
      action: {
        label: 'Confirm my e-mail address',
        url: urlFor('identity.verify', { token: this.token }, { ...onOurSite, qs: this.next }),
      },
      notes: [
        'The link works once, for 24 hours.',
        `If you did not sign up for ${brand.name}, please ignore this message: without the link the account stays closed.`,
      ],
    }
  }
}
