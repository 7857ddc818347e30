import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'

/** Only this e-mail says that the account exists: the sign-up page must not reveal it. */
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
