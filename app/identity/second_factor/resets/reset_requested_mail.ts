import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'
import type FactorReset from '#identity/second_factor/resets/factor_reset'
import { formatLagosMoment } from '#shared/time/lagos_time'

export default class ResetRequestedMail extends AccountMail {
  constructor(
    user: User,
    private readonly reset: FactorReset,
    private readonly token: string
  ) {
    super(user)
  }

  protected contents() {
    const due = formatLagosMoment(this.reset.dueAt.toJSDate())
    return {
      subject: 'Your second step will be removed',
      greeting: this.greeting,
      paragraphs: [
        `Our staff were told that you lost the device with which you sign in. They have asked to remove your passkeys, your authenticator app and your recovery codes. This happens at ${due}, Lagos time.`,
        'If you did not ask for this, cancel the reset now.',
      ],
      action: {
        label: 'Cancel the reset',
        url: urlFor('identity.factor_reset', { token: this.token }, siteUrlOptions),
      },
      notes: [
        'If you asked for it, there is nothing to do. Afterwards you sign in with your password.',
        `Questions? Please ${describePhone(brand)}.`,
      ],
    }
  }
}
