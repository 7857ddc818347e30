import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'

/** Warns the owner in case somebody else changed the password. */
export default class PasswordChangedMail extends AccountMail {
  protected contents() {
    return {
      subject: `Your ${brand.name} password was changed`,
      greeting: this.greeting,
      paragraphs: [
        'The password of your account was just changed, and we have signed out every other device.',
        'If this was you, there is nothing to do.',
      ],
      action: { label: 'This was not me', url: urlFor('identity.reset', [], siteUrlOptions) },
      notes: [`If this was not you, choose a new password at once and ${describePhone(brand)}.`],
    }
  }
}
