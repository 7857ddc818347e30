import { appUrl } from '#config/app'
import type User from '#identity/accounts/models/user'
import { PlatformEmail } from '#shared/mail/platform_email'

export abstract class AccountMail extends PlatformEmail {
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

/** Links never use the Host header, which the visitor controls. */
export const siteUrlOptions = { prefixUrl: appUrl }
