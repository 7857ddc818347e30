import brand from '#config/brand'
import type User from '#identity/accounts/models/user'
import { Letter } from '#shared/mail/letter'
import { CODE_MINUTES } from '#wallet/payouts/models/one_time_code'

export default class OneTimeCodeMail extends Letter {
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
      // Not in the subject, which a locked phone shows to anyone.
      subject: `Your ${brand.name} confirmation code`,
      greeting: `Hello ${this.user.firstname},`,
      paragraphs: [
        `Your code is ${this.code}.`,
        `It confirms what you have begun with your wallet, works once and for ${CODE_MINUTES} minutes.`,
      ],
      notes: [
        `Nobody from ${brand.name} will ask you for it. If you did not ask for it, somebody may know your password: change it, and call us on ${brand.contactNumber}.`,
      ],
    }
  }
}
