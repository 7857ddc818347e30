import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, onOurSite } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

/** Where a password is chosen; only whoever reads the mail, or the terminal, gets there. */
export function passwordLink(token: string): string {
  return urlFor('identity.choose_password', { token }, onOurSite)
}

/** To somebody whom the operator of the server made a root administrator. */
export default class RootMadeMail extends AccountMail {
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
        `Whoever runs the server of ${brand.name} has made this e-mail address a root administrator. Choose a password, which also confirms that the address is yours, and you can sign in. A password that you had before no longer works.`,
      ],
      action: { label: 'Choose a password', url: passwordLink(this.token) },
      notes: [
        'The link works once, for 24 hours. After that, ask for another with "Forgot password?" on the sign-in page.',
        'If you did not expect this message, please tell whoever runs the server, and do not follow the link.',
      ],
    }
  }
}
