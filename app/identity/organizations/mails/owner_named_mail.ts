import { urlFor } from '@adonisjs/core/services/url_builder'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import type { Caller } from '#identity/sessions/caller'
import { AccountMail, siteUrlOptions } from '#identity/accounts/mails/account_mail'
import type Organization from '#identity/organizations/models/organization'
import type User from '#identity/accounts/models/user'

export default class OwnerNamedMail extends AccountMail {
  constructor(
    user: User,
    private readonly named: { by: Caller; organization: Organization }
  ) {
    super(user)
  }

  protected contents() {
    const { by, organization } = this.named
    return {
      subject: `You are an owner of ${organization.name} on ${brand.name}`,
      greeting: this.greeting,
      paragraphs: [
        `${by.user.fullName} of ${brand.name} made you an owner of ${organization.name}. Choose it at the top of any page to book, pay for and track its parcels. Invite others under Team.`,
      ],
      action: { label: 'Sign in', url: urlFor('identity.sign_in', [], siteUrlOptions) },
      notes: [`If you do not know this business, ${describePhone(brand)}.`],
    }
  }
}
