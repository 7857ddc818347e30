import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

export default class RecoveryCodeUsedMail extends AccountMail {
  constructor(
    user: User,
    private readonly left: number
  ) {
    super(user)
  }

  protected contents() {
    const codes = this.left === 1 ? '1 code is left.' : `${this.left} codes are left.`
    return {
      subject: 'A recovery code was used',
      greeting: this.greeting,
      paragraphs: [
        `One of your recovery codes was just used. ${codes}`,
        'If you lost your device, remove it on the Security page and add another one.',
      ],
      action: { label: 'Check my account', url: urlFor('identity.security', [], siteUrlOptions) },
      notes: [`If this was not you, choose a new password at once and ${describePhone(brand)}.`],
    }
  }
}
