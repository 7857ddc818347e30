import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import type User from '#identity/accounts/models/user'
import { PlatformEmail } from '#shared/mail/platform_email'
import { CODE_VALID_MINUTES } from '#wallet/payouts/models/one_time_code'

export default class OneTimeCodeMail extends PlatformEmail {
  constructor(
    private readonly user: User,
    private readonly code: string
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.user.email, name: this.user.fullName }
  }

  protected contents() {
    return {
      // A locked phone shows subject and preheader, so neither may contain the code.
      subject: `Your ${brand.name} confirmation code`,
      preheader: `The code works once, within ${CODE_VALID_MINUTES} minutes.`,
      greeting: `Hello ${this.user.firstname},`,
      figure: this.code,
      paragraphs: [
        `This is your code. It confirms what you started in your wallet, and works once, within ${CODE_VALID_MINUTES} minutes.`,
      ],
      notes: [
        `Nobody from ${brand.name} will ever ask you for this code. If you did not request it, someone may know your password: change it and ${describePhone(brand)}.`,
      ],
    }
  }
}
