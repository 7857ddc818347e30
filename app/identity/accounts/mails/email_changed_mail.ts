import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { AccountMail } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

export default class EmailChangedMail extends AccountMail {
  constructor(
    user: User,
    private readonly formerly: { address: string; name: string }
  ) {
    super(user)
  }

  protected get recipient() {
    return this.formerly
  }

  protected contents() {
    return {
      subject: `Your ${brand.name} account has a new e-mail address`,
      greeting: this.greeting,
      paragraphs: [
        'Our staff changed the e-mail address of your account. You can no longer sign in with this one, and we have signed you out everywhere.',
        `If you did not ask for this, ${describePhone(brand)} at once.`,
      ],
    }
  }
}
