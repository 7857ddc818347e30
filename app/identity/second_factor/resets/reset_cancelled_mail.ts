import brand from '#config/brand'
import { AccountMail } from '#identity/accounts/mails/account_mail'

export default class ResetCancelledMail extends AccountMail {
  protected contents() {
    return {
      subject: 'Your second step was not removed',
      greeting: this.greeting,
      paragraphs: [
        'Our staff had asked to remove your passkeys, your authenticator app and your recovery codes. Who asked for it may not do so any more, so nothing was changed.',
      ],
      notes: [`If you did lose your device, call us on ${brand.contactNumber}.`],
    }
  }
}
