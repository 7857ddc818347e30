import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail } from '#identity/accounts/mails/account_mail'

export default class ResetCancelledMail extends AccountMail {
  protected contents() {
    return {
      subject: 'Your second step was not removed',
      greeting: this.greeting,
      paragraphs: [
        'Our staff had asked to remove your passkeys, your authenticator app and your recovery codes. The person who asked is no longer allowed to, so nothing was changed.',
      ],
      notes: [`If you did lose your device, ${describePhone(brand)}.`],
    }
  }
}
