import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'

/** The sign-up page cannot say this, because it would reveal accounts to anyone. */
export default class AccountExistsMail extends AccountMail {
  protected contents() {
    return {
      subject: `You already have a ${brand.name} account`,
      greeting: this.greeting,
      paragraphs: [
        'Someone, probably you, just tried to sign up with this e-mail address. You already have an account, and nothing about it has changed.',
        `Sign in at ${urlFor('identity.sign_in', [], siteUrlOptions)}. If you forgot your password, choose a new one.`,
      ],
      action: { label: 'Choose a new password', url: urlFor('identity.reset', [], siteUrlOptions) },
      notes: ['If this was not you, there is nothing to do.'],
    }
  }
}
