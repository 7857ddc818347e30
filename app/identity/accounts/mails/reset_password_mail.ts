import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

export default class ResetPasswordMail extends AccountMail {
  constructor(
    user: User,
    private readonly token: string
  ) {
    super(user)
  }

  protected contents() {
    return {
      subject: `Choose a new password for ${brand.name}`,
      greeting: this.greeting,
      paragraphs: [
        `Someone, probably you, asked for a new password for your ${brand.name} account. Your old one works until you choose another.`,
      ],
      action: {
        label: 'Choose a new password',
        url: urlFor('identity.choose_password', { token: this.token }, siteUrlOptions),
      },
      notes: [
        'The link works once, within one hour. Afterwards, sign in again on each of your devices.',
        'If this was not you, ignore this message: your password stays the same.',
      ],
    }
  }
}
