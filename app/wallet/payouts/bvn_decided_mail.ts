import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import brand from '#config/brand'
import { describePhone } from '#shared/brand/rules/contact'
import { PlatformEmail } from '#shared/mail/platform_email'
import type BvnReview from '#wallet/payouts/models/bvn_review'

export default class BvnDecidedMail extends PlatformEmail {
  constructor(private readonly review: BvnReview) {
    super()
  }

  protected get recipient() {
    const { email, fullName } = this.review.user
    return { address: email, name: fullName }
  }

  protected contents() {
    const { accepted, reason, user } = this.review
    return {
      subject: accepted ? 'Your BVN is verified' : 'We could not accept your BVN',
      greeting: `Hello ${user.firstname},`,
      paragraphs: accepted
        ? ['We checked the name on your BVN. You can now link a bank account.']
        : [
            'The name on your BVN does not match the name on your account, so we could not accept it.',
            `A note from our staff: ${reason}`,
            'Correct the name on your account, or verify a BVN in your own name.',
          ],
      action: {
        label: accepted ? 'Link a bank account' : 'Try again',
        url: urlFor('wallet.payout_accounts', [], { prefixUrl: appUrl }),
      },
      notes: [`Questions? Please ${describePhone(brand)}.`],
    }
  }
}
