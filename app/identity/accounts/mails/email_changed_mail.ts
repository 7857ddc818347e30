import brand from '#config/brand'
import { AccountMail } from '#identity/accounts/mails/account_mail'
import type User from '#identity/accounts/models/user'

/** To the address that was an account's until now. */
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
      subject: `Your ${brand.name} account has another e-mail address`,
      greeting: this.greeting,
      paragraphs: [
        'Our staff have changed the e-mail address of your account. This address no longer opens it, and you have been signed out everywhere.',
        `If you did not ask for that, call us at once on ${brand.contactNumber}.`,
      ],
    }
  }
}
