import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

/** Sent if an account was created without a password, or its address was never confirmed. */
export default class SetPasswordMail extends AccountMail {
  constructor(
    user: User,
    private readonly token: string
  ) {
    super(user)
  }

  protected contents() {
    return {
      subject: `Choose a password for your ${brand.name} account`,
      greeting: this.greeting,
      paragraphs: [
        `A ${brand.name} account was created for this e-mail address. Choose a password to confirm that the address is yours, then sign in.`,
      ],
      action: {
        label: 'Choose a password',
        url: urlFor('identity.choose_password', { token: this.token }, siteUrlOptions),
      },
      notes: [
        'The link works once, within 24 hours. After that, use "Forgot password?" on the sign-in page to get another.',
        'If you did not expect this message, ignore it: nobody can use the account without the link.',
      ],
    }
  }
}
