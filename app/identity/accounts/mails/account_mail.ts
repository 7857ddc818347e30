import { appUrl } from '#config/app'
import type User from '#identity/accounts/models/user'
import { Letter } from '#shared/mail/letter'

/** A letter to somebody about their account. */
export abstract class AccountMail extends Letter {
  constructor(protected readonly user: User) {
    super()
  }

  protected get recipient() {
    return { address: this.user.email, name: this.user.fullName }
  }

  protected get greeting() {
    return `Hello ${this.user.firstname},`
  }
}

/** Links are never made of the Host header, which is the visitor's to choose. */
export const onOurSite = { prefixUrl: appUrl }
