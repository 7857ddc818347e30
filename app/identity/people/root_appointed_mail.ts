import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

export function buildChoosePasswordUrl(token: string): string {
  return urlFor('identity.choose_password', { token }, siteUrlOptions)
}

export default class RootAppointedMail extends AccountMail {
  constructor(
    user: User,
    private readonly token: string
  ) {
    super(user)
  }

  protected contents() {
    return {
      subject: `You are a root administrator of ${brand.name}`,
      greeting: this.greeting,
      paragraphs: [
        `The operator of the ${brand.name} server made this e-mail address a root administrator. Choose a password to confirm that the address is yours, then sign in. Any password you had before no longer works.`,
      ],
      action: { label: 'Choose a password', url: buildChoosePasswordUrl(this.token) },
      notes: [
        'The link works once, within 24 hours. After that, use "Forgot password?" on the sign-in page to get another.',
        'If you did not expect this message, tell the operator of the server and do not open the link.',
      ],
    }
  }
}
