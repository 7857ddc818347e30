import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'

export default class FactorsResetMail extends AccountMail {
  protected contents() {
    return {
      subject: 'Your second step was removed',
      greeting: this.greeting,
      paragraphs: [
        'Your passkeys, your authenticator app and your recovery codes no longer work, and you were signed out everywhere.',
        'Sign in with your password, then add a new passkey or app on the Security page.',
      ],
      action: { label: 'Sign in', url: urlFor('identity.sign_in', [], siteUrlOptions) },
      notes: [`If you did not ask for this, ${describePhone(brand)} at once.`],
    }
  }
}
