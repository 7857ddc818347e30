import { urlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type User from '#identity/accounts/models/user'
import { PlatformEmail } from '#shared/mail/platform_email'
import { formatKobo } from '#shared/money/rules/money'
import type PaymentIntent from '#wallet/funding/models/payment_intent'

/** Tells the payer that what their card paid for was gone, so the money is in the wallet. */
export default class PaymentInWalletMail extends PlatformEmail {
  constructor(
    private readonly intent: PaymentIntent,
    private readonly payer: User
  ) {
    super()
  }

  protected get recipient() {
    return { address: this.payer.email, name: this.payer.fullName }
  }

  protected contents() {
    const amount = formatKobo(this.intent.amountKobo)
    return {
      subject: `Your card payment of ${amount} is in your wallet`,
      greeting: `Hello ${this.payer.firstname},`,
      paragraphs: [
        this.intent.note ?? '',
        `So we added the ${amount} to your wallet. Pay for a shipment with it, or withdraw it.`,
      ],
      action: {
        label: 'See my wallet',
        url: urlFor('wallet.balance', [], { prefixUrl: appUrl }),
      },
      notes: [`Payment reference: ${this.intent.reference}`],
    }
  }
}
